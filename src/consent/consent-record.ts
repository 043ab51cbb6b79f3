import { categoryNames, type CategoryName } from './categories'
import type { Surface } from './consent-receipt'
import type { Decision } from './decision'
import { isDictionary } from './is-dictionary'
import { ownProperties } from './own-properties'
import { readDecision } from './read-decision'
import { readServerTexts, type ServerTexts } from './server-texts'
import type { ShownText } from './shown-text'
import { readBlockedHosts, type BlockedHosts } from './service-hosts'
import { readSiteHosts, type SiteHosts } from './site-hosts'

export type { ConsentInfo, ConsentType } from './decision'

/**
 * A visitor's stored decision. `consents` and `consentInfo` have the shape that c15t 1.5 stores under
 * `privacy-consent-storage`, so sites can switch from c15t without asking visitors again. c15t ignores the other
 * fields.
 */
export interface ConsentRecord extends Decision {
  /** The id of this decision for the server. A retry sends the same id. */
  id?: string
  /** The id of the visitor for a server of protocol 2, derived from the first decision and kept by later ones. */
  subjectId?: string
  /** The language of the notice (BCP 47). */
  language?: string
  /** The texts that the server sent for the notice. The settings dialog uses the same texts. */
  translations?: ServerTexts
  /** The kind of cookie that also stores the decision. It is repeated here for the guard, which has no options. */
  cookie?: true | 'host'
  /**
   * The number of decisions of this visitor on this host, including this one. It orders decisions of the same
   * millisecond.
   */
  count?: number
  /** When the decision expires, in milliseconds since 1970. The visitor is then asked again. */
  expires?: number
  /** The version of the policy that the notice was about, if the site numbers its policies. */
  policyVersion?: string
  /** Set if the consent model was opt-out when the visitor decided. */
  model?: 'opt-out'
  /** A hash of the whole notice. If it is unchanged, the categories need not be compared one by one. */
  question?: string
  /**
   * For each category that was shown, a hash of the site's own texts for it. null means that the visitor has to answer
   * again. A decision without this field was not made in our user interface and is accepted as it is.
   */
  asked?: CategoryNoticeHashes
  /** Services and custom categories that the visitor refused, although their category is granted. */
  services?: ServiceVetoes
  /** The hosts of the refused services, for the guard. */
  blockedHosts?: BlockedHosts
  /** The site's own rules about hosts, for the guard of pages without these options. */
  hosts?: SiteHosts
  /** The services that the site had declared when the visitor decided. */
  knownServices?: readonly string[]
  /** Services that the site has added since. They are blocked until the visitor has answered again. */
  openServices?: readonly string[]
  /** The surface at which it was made. */
  surface?: Surface
  /** Where the visitor decided, if it was not by our buttons: another consent tool, the browser, or a subscription. */
  origin?: string
  /** Set if a script dispatched the press. */
  trusted?: false
  /** The id of the decision that it replaces. */
  previousId?: string
  /** The text that was shown, where the surface is neither the banner nor the dialog; known on the page of the decision only. */
  notice?: ShownText
}

/** The names of the refused services. */
type ServiceVetoes = Readonly<Record<string, false>>

type CategoryNoticeHashes = { [Name in CategoryName]?: string | null }

/** Returns the categories that a visitor with a decision has to answer again: new ones and changed ones. */
export const unansweredCategories = ({ asked }: ConsentRecord): CategoryName[] =>
  categoryNames.filter(name => asked?.[name] === null)

/** Returns whether a decision exists and no category or service has to be answered again. */
export const isAnswered = (record: ConsentRecord | null): record is ConsentRecord =>
  record !== null && !Object.values(record.asked ?? {}).includes(null) && !record.openServices?.length

/** Our optional fields of type string or number, each with an example of its type. */
const optionalFields: Record<string, unknown> = {
  id: '',
  subjectId: '',
  language: '',
  policyVersion: '',
  question: '',
  previousId: '',
  surface: '',
  origin: '',
  expires: 0,
  count: 0,
}

/**
 * Validates a stored decision with its optional fields.
 * @param stored the parsed JSON from the storage
 * @param now the current time, in milliseconds since 1970
 * @returns the decision, or null if it is invalid or has expired; see `readDecision`
 */
export function readConsentRecord(stored: unknown, now: number): ConsentRecord | null {
  const decision = readDecision(stored, now)
  const value = ownProperties(stored)
  if (decision === null || value === null) return null
  const asked = ownProperties(value.asked)
  const texts = readServerTexts(value.translations)
  const services = ownProperties(value.services)
  const blockedHosts = readBlockedHosts(value.blockedHosts)
  return {
    ...decision,
    ...Object.fromEntries(
      Object.keys(optionalFields)
        .filter(name => typeof value[name] === typeof optionalFields[name])
        .map(name => [name, value[name]]),
    ),
    ...(texts && { translations: texts }),
    ...(services && { services: onlyVetoes(services) }),
    ...(blockedHosts && { blockedHosts }),
    ...(isDictionary(value.hosts) && { hosts: readSiteHosts(value.hosts) }),
    ...(Array.isArray(value.knownServices) && { knownServices: value.knownServices as string[] }),
    ...(Array.isArray(value.openServices) && { openServices: value.openServices as string[] }),
    ...(value.trusted === false && { trusted: value.trusted }),
    ...(value.model === 'opt-out' && { model: value.model }),
    ...((value.cookie === true || value.cookie === 'host') && { cookie: value.cookie }),
    ...(asked && { asked: asked as CategoryNoticeHashes }),
  }
}

const onlyVetoes = (services: Record<string, unknown>): ServiceVetoes =>
  Object.fromEntries(Object.entries(services).flatMap(([name, on]) => (on === false ? [[name, on]] : [])))
