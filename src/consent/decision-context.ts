import type { Surface } from './consent-receipt'
import type { ConsentRecord } from './consent-record'
import type { ShownText } from './shown-text'

/** Where a decision is made, and the text that was shown there. */
export interface DecisionContext {
  /** The surface of ours that was pressed; `page` unless given: a script of the site decided. */
  surface?: Surface
  /** Set if a script dispatched the press, and not the browser (`Event.isTrusted`). */
  trusted?: false
  /** The text of a surface other than the banner and the dialog; null where none was shown. */
  notice?: ShownText | null
  /** The fields of a decision that was not made by our buttons; see import-decision.ts and start-consent-or-pay.ts. */
  imported?: Pick<ConsentRecord, 'origin' | 'asked' | 'expires' | 'model'>
}
