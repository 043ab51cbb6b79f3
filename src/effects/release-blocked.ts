import type { GatedMarkup } from '../blocking/markup/gated-markup'
import { provideScriptRunner } from '../blocking/hold/script-runner'
import { whenPresent } from '../browser/when-present'
import { useCategoriesAtom } from '../store/category-atoms'
import { effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import { serviceStatesAtom } from '../store/service-atoms'
import type { Effect } from './effect-context'
import { onAnyChange } from './on-any-change'
import { whenFetched } from './when-fetched'

/**
 * Activates gated markup whose category is in force, and deactivates it when it no longer is. The code is loaded when
 * the page contains such markup. The guard itself releases the requests that it blocked, on `consent-change`.
 */
export const releaseBlocked: Effect = ({ store, report }) => {
  provideScriptRunner(() => import('../blocking/hold/run-released'))
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
          names => store.set(useCategoriesAtom, names),
        )
        return markup.stop
      },
      report,
    )
  }
  const stops = [
    // This subscribes before the code is loaded, to keep the order of effects in start-effects.ts.
    onAnyChange(store, [recordAtom, effectiveConsentsAtom, serviceStatesAtom], () => markup?.update()),
    whenPresent('[data-consent],[data-service]', serve),
    () => stopServing?.(),
  ]
  return () => stops.forEach(stop => stop())
}
