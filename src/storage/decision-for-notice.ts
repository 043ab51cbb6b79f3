import type { CookieKind } from '../consent/consent-cookie-name'
import type { ConsentRecord } from '../consent/consent-record'
import { readCurrentRecord } from './record-storage'

/**
 * Returns the stored decision if it was made for a notice. The kernel and the store both call this function.
 * @param cookie the kind of cookie that the site uses
 * @param question returns the hash of the notice in a language, for a visitor who was asked about some categories
 * @param stored the stored decision, if it has just been read
 * @returns the decision; null if there is none, or if revalidate-decision.ts has to compare the notices first
 */
export function decisionForNotice(
  cookie: CookieKind,
  question: (language?: string, asked?: object) => string,
  stored?: ConsentRecord,
): ConsentRecord | null {
  const record = readCurrentRecord(cookie, stored)
  const { question: answered, language, policyVersion, asked } = record ?? {}
  const isOfC15t = (answered ?? policyVersion) === undefined
  return isOfC15t || answered === question(language, asked) ? record : null
}
