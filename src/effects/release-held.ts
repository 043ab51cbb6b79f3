import { startGatedMarkup } from '../blocking/gated-markup'
import { whenActivated } from '../browser/when-activated'
import { sameConsents } from '../consent/consents'
import { effectiveConsentsAtom } from '../store/record-atoms'
import type { Effect } from './effect-context'
import { onChange } from './on-change'

/**
 * Releases gated markup whose category is in force, and holds it again when it no longer is. What the guard holds it
 * releases itself, on `consent-change`. Nothing is loaded while the page is only prerendered.
 */
export const releaseHeld: Effect = ({ store }) => {
  const stops: (() => void)[] = []
  stops.push(
    whenActivated(() => {
      const { update, stop } = startGatedMarkup(category => store.get(effectiveConsentsAtom)[category] === true)
      stops.push(stop, onChange(store, effectiveConsentsAtom, update, sameConsents))
    }),
  )
  return () => stops.forEach(stop => stop())
}
