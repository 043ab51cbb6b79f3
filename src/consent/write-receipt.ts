import type { LocationInfo } from './banner-response'
import { categoryNames, type CategoryName } from './categories'
import type { ConsentReceipt, Surface } from './consent-receipt'
import type { ConsentRecord } from './consent-record'
import type { ConsentModel } from './consent-model'
import type { BrowserSignals } from './settings'
import { sha256 } from './sha256'
import { version } from './version'

/** A title and a description, as the visitor saw them. */
export interface ShownText {
  title: string
  description: string
}

/** Facts that only the page knows, at the time of the decision. */
export interface Circumstances {
  previousRecordId: string | null
  surface: Surface
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
 * Returns the receipt of a decision.
 * @param at the circumstances; null for a restored decision, of which they are unknown
 */
export function writeReceipt(record: ConsentRecord, domain: string, at: Circumstances | null): ConsentReceipt {
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
