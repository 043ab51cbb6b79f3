import type { LocationInfo } from './banner-response'
import { categoryNames, type CategoryName } from './categories'
import type { ConsentRecord } from './consent-record'
import type { ConsentModel } from './jurisdictions'
import type { BrowserSignals } from './settings'
import { sha256 } from './sha256'
import { version } from './version'

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
  /** How it was decided: at which surface (`page` is a script or a surface of the site's own), and by which action. */
  method: { surface: 'banner' | 'dialog' | 'page' | null; action: 'all' | 'necessary' | 'custom' }
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

/** A title and a description, as the visitor saw them. */
interface ShownText {
  title: string
  description: string
}

/** What only the page knows at the moment of the decision. */
export interface Circumstances {
  previousRecordId: string | null
  surface: 'banner' | 'dialog' | 'page'
  policyUrl: string | null
  notice: ShownText | null
  shown: { [Name in CategoryName]?: ShownText }
  jurisdiction: { code: string } | null
  location: LocationInfo | null
  model: ConsentModel
  signals: BrowserSignals
}

const hashOf = (text: ShownText | null | undefined): string | null =>
  text ? sha256(`${text.title}\n${text.description}`) : null

const iso = (time: number): string => new Date(time).toISOString()

/**
 * Writes the receipt of a decision.
 * @param at the circumstances; null where the decision was restored and nobody knows them any more
 */
export function consentReceipt(record: ConsentRecord, domain: string, at: Circumstances | null): ConsentReceipt {
  const { consents, consentInfo, expires, id, language, policyVersion } = record
  const purposes = categoryNames.map(name => [
    name,
    { decision: consents[name] ? 'granted' : 'denied', text: hashOf(at?.shown[name]) },
  ])
  return {
    schemaVersion: 1,
    recordId: id ?? null,
    previousRecordId: at?.previousRecordId ?? null,
    domain,
    time: iso(consentInfo.time),
    expires: expires === undefined ? null : iso(expires),
    method: { surface: at?.surface ?? null, action: consentInfo.type },
    language: language ?? null,
    policy: { version: policyVersion ?? null, url: at?.policyUrl ?? null },
    notice: hashOf(at?.notice),
    purposes: Object.fromEntries(purposes) as ConsentReceipt['purposes'],
    jurisdiction:
      at?.jurisdiction && at.location ? { code: at.jurisdiction.code, ...at.location, model: at.model } : null,
    signals: at?.signals ?? null,
    software: `consent-elements ${version}`,
  }
}
