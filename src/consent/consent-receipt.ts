import type { CategoryName } from './categories'
import type { ConsentModel } from './consent-model'
import type { BrowserSignals } from './settings'

/** Where a decision was made. `page` is a script or a user interface of the site. */
export type Surface = 'banner' | 'dialog' | 'placeholder' | 'page'

/**
 * Evidence of one decision, including rejections (GDPR 7(1)). It contains no IP address, browser name or page address.
 */
export interface ConsentReceipt {
  schemaVersion: 1
  /** The id of the decision; null if another consent manager made it. */
  recordId: string | null
  /** The id of the decision that this one replaced. */
  previousRecordId: string | null
  domain: string
  /** Time of the decision and of its expiry, by the visitor's clock (ISO 8601). */
  time: string
  expires: string | null
  /**
   * The user interface and the action by which the visitor decided. `trusted` is false if a script dispatched the press;
   * otherwise it is missing. `origin` is the consent tool whose stored decision was imported, or `subscription`.
   */
  method: { surface: Surface | null; action: 'all' | 'necessary' | 'custom'; trusted?: false; origin?: string }
  language: string | null
  policy: { version: string | null; url: string | null }
  /** The SHA-256 of title, line feed and description of the notice; null if none of our notices was shown. */
  notice: string | null
  /**
   * The decision for each category. `text` is the SHA-256 of title, line feed and description, if the category was
   * shown.
   */
  purposes: { [Name in CategoryName]: { decision: 'granted' | 'denied'; text: string | null } }
  /** Each declared service with its answer; missing where the site declares none. */
  services?: { [name: string]: { decision: 'granted' | 'denied' } }
  /** The law and the place, as the server or the site named them. `policy` is the policy pack, such as `gdpr-fr@1`. */
  jurisdiction: {
    code: string
    countryCode: string
    regionCode: string
    model: ConsentModel
    policy?: string
  } | null
  /** The privacy signals of the browser, such as Do Not Track. */
  signals: BrowserSignals | null
  software: string
}
