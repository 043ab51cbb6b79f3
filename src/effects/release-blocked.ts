import type { GatedMarkup } from '../blocking/markup/gated-markup'
import { whenPresent } from '../browser/when-present'
import { effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import { serviceStatesAtom } from '../store/service-atoms'
import type { Effect } from './effect-context'
import { onAnyChange } from './on-any-change'
import { whenFetched } from './when-fetched'

/**
 * Releases gated markup whose category is in force, and holds it again when it no longer is. Its code is fetched by the
 * first page that has some. What the guard holds it releases itself, on `consent-change`.
 */
export const releaseBlocked: Effect = ({ store, report }) => {
  let markup: GatedMarkup | undefined
  let stopServing: (() => void) | undefined
  const serve = (): void => {
    stopServing = whenFetched(
      import('../blocking/markup/gated-markup'),
      ({ startGatedMarkup }) => {
        markup = startGatedMarkup(
          category => store.get(effectiveConsentsAtom)[category] === true,
          message => report({ code: 'INVALID_OPTION', message }),
          name => store.get(serviceStatesAtom).find(service => service.name === name),
        )
        return markup.stop
      },
      report,
    )
  }
  const stops = [
    // It listens before it has something to release, so that a decision is acted upon in the order of start-effects.
    onAnyChange(store, [recordAtom, effectiveConsentsAtom, serviceStatesAtom], () => markup?.update()),
    whenPresent('[data-consent],[data-service]', serve),
    () => stopServing?.(),
  ]
  return () => stops.forEach(stop => stop())
}
