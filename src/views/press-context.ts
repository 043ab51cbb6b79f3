import type { Surface } from '../consent/consent-receipt'
import type { DecisionContext } from '../consent/decision-context'

/**
 * Returns the context of a decision that a press makes. Presses by scripts count, because assistive tools also click by
 * script, but the receipt names them.
 * @param press the event; `isTrusted` is false if a script dispatched it
 */
export const pressContext = (surface: Surface, { isTrusted }: { isTrusted: boolean }): DecisionContext => ({
  surface,
  ...(!isTrusted && { trusted: false }),
})
