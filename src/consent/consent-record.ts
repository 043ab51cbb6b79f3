import { categoryNames, type CategoryName } from './categories'
import type { ConsentReceipt } from './consent-receipt'
import type { Decision } from './decision'
import { ownProperties } from './own-properties'
import { readDecision } from './read-decision'
import { readServerTexts, type ServerTexts } from './server-texts'

export type { ConsentInfo, ConsentType } from './decision'

/**
 * A visitor's decision, in the shape that c15t 1.5 keeps under `privacy-consent-storage`, so that its sites
 * move to us without asking again. Fields of ours beside those two are ignored by a reader that does not know them.
 */
export interface ConsentRecord extends Decision {
  /** Names this decision to the server; a repeat of the same decision carries the same id. */
  id?: string
  /** Names the visitor to a server of protocol 2: made from the first decision, and kept by those that follow. */
  subjectId?: string
  /** The language in which the question was asked (BCP 47). */
  language?: string
  /** The texts of the question, where the server had sent them: the settings keep speaking as the question did. */
  translations?: ServerTexts
  /** The cookie that holds the decision, too, where the site has configured one; the guard has no options. */
  cookie?: true | 'host'
  /** How many decisions this visitor has made on this host, this one included: orders those of the same millisecond. */
  count?: number
  /** Until when the decision holds, in milliseconds since 1970; then the visitor is asked again. */
  expires?: number
  /** The policy that the question was about, where the host numbers its policies. */
  policyVersion?: string
  /** The law under which it was asked, where that let the categories start on. */
  model?: 'opt-out'
  /** A fingerprint of all that was asked, to see quickly whether the same would be asked now. */
  question?: string
  /**
   * For each category that was shown a fingerprint of what the site itself said of it; null where the visitor is to be
   * asked (again) about it. A decision that names none was not made at a surface of ours, and is honoured as it is.
   */
  asked?: CategoryNoticeHashes
  /** What proves it and the decisions before it, the latest last. */
  receipts?: readonly ConsentReceipt[]
}

type CategoryNoticeHashes = { [Name in CategoryName]?: string | null }

/** The categories about which a visitor who has decided is still to be asked: new ones, and those that have changed. */
export const unansweredCategories = ({ asked }: ConsentRecord): CategoryName[] =>
  categoryNames.filter(name => asked?.[name] === null)

/** Whether the visitor has decided, and nothing has come up since about which to ask again. */
export const isAnswered = (record: ConsentRecord | null): record is ConsentRecord =>
  record !== null && !Object.values(record.asked ?? {}).includes(null)

/** Fields of ours that are texts or numbers, by example. */
const ours: Record<string, unknown> = {
  id: '',
  subjectId: '',
  language: '',
  policyVersion: '',
  question: '',
  expires: 0,
  count: 0,
}

/**
 * Reads a stored decision with all that is kept beside it.
 * @param stored what the store held, parsed
 * @param now the present, in milliseconds since 1970
 * @returns the decision, or null where there is none that still holds; see readDecision
 */
export function readConsentRecord(stored: unknown, now: number): ConsentRecord | null {
  const decision = readDecision(stored, now)
  const value = ownProperties(stored)
  if (decision === null || value === null) return null
  const asked = ownProperties(value.asked)
  const texts = readServerTexts(value.translations)
  return {
    ...decision,
    ...Object.fromEntries(
      Object.keys(ours)
        .filter(name => typeof value[name] === typeof ours[name])
        .map(name => [name, value[name]]),
    ),
    ...(texts && { translations: texts }),
    ...(value.model === 'opt-out' && { model: value.model }),
    ...(Array.isArray(value.receipts) && { receipts: value.receipts as ConsentReceipt[] }),
    ...((value.cookie === true || value.cookie === 'host') && { cookie: value.cookie }),
    ...(asked && { asked: asked as CategoryNoticeHashes }),
  }
}
