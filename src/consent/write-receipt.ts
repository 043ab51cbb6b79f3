import type { LocationInfo } from './banner-response'
import { categoryNames, type CategoryName } from './categories'
import type { ConsentReceipt } from './consent-receipt'
import type { ConsentRecord } from './consent-record'
import type { ConsentModel } from './consent-model'
import type { BrowserSignals } from './settings'
import { sha256 } from './sha256'
import type { ShownText } from './shown-text'
import { version } from './version'

/** What the page knows at the time of the decision, and the record does not contain. */
export interface Circumstances {
  policyUrl: string | null
  notice: ShownText | null
  shown: { [Name in CategoryName]?: ShownText }
  jurisdiction: { code: string } | null
  location: LocationInfo | null
  /** The policy pack that applies, if one is known. */
  policy?: string | null
  model: ConsentModel
  signals: BrowserSignals
  /** The services that the site declares; null where it declares none, or while they are being fetched. */
  services: readonly { name: string; category: CategoryName; group?: string }[] | null
}

const hashOf = (text: ShownText | null | undefined): string | null =>
  text ? sha256(`${text.title}\n${text.description}`) : null

const iso = (time: number): string => new Date(time).toISOString()

/**
 * Returns the answer for each service that the site had declared when the visitor decided; null where it declared none.
 * Services in the category of a refused service list (`group`) are denied with it.
 */
function serviceAnswers(
  { consents, services: vetoes = {}, knownServices }: ConsentRecord,
  declared: Circumstances['services'],
): ConsentReceipt['services'] | null {
  if (!knownServices || !declared) return null
  const answers = declared
    .filter(({ name }) => knownServices.includes(name))
    .map(({ name, category, group = '' }) => {
      const isGranted = consents[category] && !(name in vetoes) && !(group in vetoes)
      return [name, { decision: isGranted ? 'granted' : 'denied' }]
    })
  return Object.fromEntries(answers) as ConsentReceipt['services']
}

/**
 * Returns the receipt of a decision.
 * @param domain the host name of the page
 * @param at the circumstances; null for a restored decision, whose circumstances are unknown
 */
export function writeReceipt(record: ConsentRecord, domain: string, at: Circumstances | null): ConsentReceipt {
  const { consents, consentInfo, expires, id, language, policyVersion, previousId, surface, trusted, origin } = record
  const services = at && serviceAnswers(record, at.services)
  const purposes = categoryNames.map(name => [
    name,
    { decision: consents[name] ? 'granted' : 'denied', text: hashOf(at?.shown[name]) },
  ])
  return {
    schemaVersion: 1,
    recordId: id ?? null,
    previousRecordId: previousId ?? null,
    domain,
    time: iso(consentInfo.time),
    expires: expires === undefined ? null : iso(expires),
    method: {
      surface: surface ?? null,
      action: consentInfo.type,
      ...(trusted === false && { trusted }),
      ...(origin !== undefined && { origin }),
    },
    language: language ?? null,
    policy: { version: policyVersion ?? null, url: at?.policyUrl ?? null },
    notice: hashOf(at?.notice),
    purposes: Object.fromEntries(purposes) as ConsentReceipt['purposes'],
    ...(services && { services }),
    jurisdiction:
      at?.jurisdiction && at.location
        ? { code: at.jurisdiction.code, ...at.location, model: at.model, ...(at.policy && { policy: at.policy }) }
        : null,
    signals: at?.signals ?? null,
    software: `consent-elements ${version}`,
  }
}
