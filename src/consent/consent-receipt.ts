import type { CategoryName } from './categories'
import type { ConsentModel } from './consent-model'
import type { BrowserSignals } from './settings'

/** Where a decision is made: `page` is a script or a surface of the site's own. */
export type Surface = 'banner' | 'dialog' | 'placeholder' | 'page'

/** What proves one decision, a refusal as well (GDPR 7(1)): no address, no browser, no page that was read. */
export interface ConsentReceipt {
  schemaVersion: 1
  /** Names the decision; null where another consent manager made it. */
  recordId: string | null
  /** The decision that this one takes the place of. */
  previousRecordId: string | null
  domain: string
  /** When it was decided and until when it holds, by the visitor's clock (ISO 8601). */
  time: string
  expires: string | null
  /** How it was decided: at which surface, and by which action. */
  method: { surface: Surface | null; action: 'all' | 'necessary' | 'custom' }
  language: string | null
  policy: { version: string | null; url: string | null }
  /** The SHA-256 of the surface's title, a line feed, and its description; null where none of ours was shown. */
  notice: string | null
  /** Each category with its answer, and the SHA-256 of its title, a line feed, and its description where it was shown. */
  purposes: { [Name in CategoryName]: { decision: 'granted' | 'denied'; text: string | null } }
  jurisdiction: { code: string; countryCode: string; regionCode: string; model: ConsentModel } | null
  /** What the browser said on behalf of its user. */
  signals: BrowserSignals | null
  software: string
}
