import { servicesAtom } from '../store/service-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { EffectContext } from './effect-context'
import { onAnyChange } from './on-any-change'

/** After how many milliseconds visitors are asked although the declared services have not arrived. */
const TIMEOUT_MS = 2500

/** Resolves when it is known which categories the page shows: with `categories: 'auto'`, once the services are. */
export function whenCategoriesKnown({ store, services }: EffectContext): Promise<void> {
  const isKnown = (): boolean =>
    !store.get(settingsAtom).autoCategories || services === null || store.get(servicesAtom) !== null
  if (isKnown()) return Promise.resolve()
  return new Promise(resolve => {
    const finish = (): void => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = onAnyChange(store, [servicesAtom], () => isKnown() && finish())
    const timer = setTimeout(finish, TIMEOUT_MS)
  })
}
