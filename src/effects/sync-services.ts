import { receiveRecordAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { questionAtom } from '../store/language-atoms'
import { noticeAtom } from '../store/notice-atoms'
import { effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import { newServicesAtom, servicesAtom, serviceStatesAtom } from '../store/service-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { Effect } from './effect-context'
import { onAnyChange } from './on-any-change'
import type { ServicesSource } from './services-source'
import { whenFetched } from './when-fetched'

const sourceOf = (store: ConsentStore): ServicesSource => ({
  record: () => store.get(recordAtom),
  consents: () => store.get(effectiveConsentsAtom),
  states: () => store.get(serviceStatesAtom),
  provide: services => store.set(servicesAtom, services),
  review: () => ({
    open: store.get(settingsAtom).reask === 'service' ? store.get(newServicesAtom) : [],
    notice: store.get(noticeAtom),
    question: store.get(questionAtom),
    receive: record => store.set(receiveRecordAtom, record),
  }),
  follow: changed => onAnyChange(store, [serviceStatesAtom], changed),
})

/** Loads start-services.ts if the site declares services. */
export const syncServices: Effect = ({ store, services, sweep, report }) =>
  services === null
    ? () => {}
    : whenFetched(
        import('./start-services'),
        ({ startServices }) => {
          const { customCategories } = store.get(settingsAtom)
          return startServices({ services, sweep, customCategories, report }, sourceOf(store))
        },
        report,
      )
