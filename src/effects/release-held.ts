import { whenActivated } from '../browser/when-activated'
import { whenPresent } from '../browser/when-present'
import { sameConsents } from '../consent/consents'
import { effectiveConsentsAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onChange } from './on-change'

/**
 * Releases gated markup whose category is in force, and holds it again when it no longer is. Its code is fetched by the
 * first page that has some, and nothing is loaded while the page is only prerendered. What the guard holds it releases
 * itself, on `consent-change`.
 */
export const releaseHeld: Effect = ({ store, report }) => {
  const stops: (() => void)[] = []
  let stopped = false

  const serve = async (): Promise<void> => {
    try {
      const { startGatedMarkup } = await import('../blocking/gated-markup')
      if (stopped) return
      const { update, stop } = startGatedMarkup(category => store.get(effectiveConsentsAtom)[category] === true)
      stops.push(stop, onChange(store, effectiveConsentsAtom, update, sameConsents))
    } catch (thrown) {
      report({ code: 'NETWORK_ERROR', message: 'What releases gated markup could not be fetched' }, thrown)
    }
  }
  stops.push(whenActivated(() => void stops.push(whenPresent('[data-consent]', () => void serve()))))
  return () => {
    stopped = true
    stops.forEach(stop => stop())
  }
}
