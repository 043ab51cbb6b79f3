import type { CookieKind } from '../consent/consent-cookie-name'
import type { ConsentRecord } from '../consent/consent-record'
import { readCurrentRecord } from './record-storage'

/**
 * Returns the stored decision if it was made for a notice. The kernel and the store both call this function.
 * @param cookie the kind of cookie that the site uses
 * @param question returns the hash of the notice in a language
 * @returns the decision; null if there is none, or if revalidate-decision.ts has to compare the notices first
 */
export function decisionForNotice(cookie: CookieKind, question: (language?: string) => string): ConsentRecord | null {
  const record = readCurrentRecord(cookie)
  const { question: asked, language, policyVersion } = record ?? {}
  const isOfC15t = (asked ?? policyVersion) === undefined
  return isOfC15t || asked === question(language) ? record : null
}
