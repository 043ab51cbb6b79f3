import type { ConsentRecord } from './consent-record'
import type { Consents } from './consents'
import { DAY } from './day'
import type { DecisionContext } from './decision-context'
import type { ConsentModel } from './consent-model'
import type { ConsentType } from './decision'
import { newId } from './new-id'
import { hashNotices, type Notice } from './notice'
import type { CookieKind } from './consent-cookie-name'
import type { ServerTexts } from './server-texts'
import type { SiteHosts } from './site-hosts'

/** The decision, and the site's options that belong to it. */
interface NextDecision {
  type: ConsentType
  consents: Consents
  notice: Notice
  /** Returns the hash of the notice in a language. */
  question: (language?: string, asked?: object) => string
  language: string
  /** For how many days it is valid. */
  lifetimeDays: number
  cookie: CookieKind
  /** The fields about services. */
  services?: Partial<ConsentRecord>
  /** Where it is made. */
  context?: DecisionContext
  subjectId?: string | undefined
  /** The texts that the server sent. */
  translations?: ServerTexts | null | undefined
  /** The site's own rules about hosts. */
  hosts?: SiteHosts | null | undefined
  model?: ConsentModel
}

/**
 * Returns the record of a decision that is made now. The kernel and the store both use it.
 * @param previous the decision that it replaces; null if there is none
 */
export function nextRecord(previous: ConsentRecord | null, next: NextDecision): ConsentRecord {
  const { type, consents, notice, question, language, lifetimeDays, cookie } = next
  const { services, subjectId, translations, hosts, model, context = {} } = next
  const { surface = 'page', trusted, notice: text, imported } = context
  // If the clock was set back, this decision must still not be older than the one that it replaces.
  const time = Math.max(Date.now(), previous?.consentInfo.time ?? 0)
  const asked = hashNotices(notice, language)
  return {
    consents,
    consentInfo: { time, type },
    expires: time + lifetimeDays * DAY,
    id: newId(),
    count: (previous?.count ?? 0) + 1,
    language,
    question: question(language, asked),
    asked,
    ...(previous?.id && { previousId: previous.id }),
    ...(notice.policyVersion !== null && { policyVersion: notice.policyVersion }),
    ...(cookie && { cookie }),
    surface,
    ...(trusted === false && { trusted }),
    ...services,
    ...(text && { notice: text }),
    ...(subjectId && { subjectId }),
    ...(translations && { translations }),
    ...(model === 'opt-out' && { model }),
    ...(hosts && { hosts }),
    ...imported,
  }
}
