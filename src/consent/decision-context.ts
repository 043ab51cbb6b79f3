import type { Surface } from './consent-receipt'
import type { ShownText } from './shown-text'

/** Where a decision is made, and the text that was shown there. */
export interface DecisionContext {
  /** The surface; unless given the one that is open. */
  surface?: Surface
  /** The text of a surface other than the banner and the dialog; null where none was shown. */
  notice?: ShownText | null
}
