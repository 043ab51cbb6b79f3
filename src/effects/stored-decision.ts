import type { ConsentRecord } from '../consent/consent-record'
import { readCurrentRecord } from '../storage/record-storage'
import type { ConsentStore } from '../store/create-consent-store'
import { questionAtom } from '../store/language-atoms'
import { settingsAtom } from '../store/settings-atoms'

/**
 * Returns the stored decision if it was made for the notice of this page.
 * @returns the decision; null if there is none, or if revalidate-decision.ts has to compare the notices first
 */
export function storedDecision(store: ConsentStore): ConsentRecord | null {
  const record = readCurrentRecord(store.get(settingsAtom).cookie)
  const { question, language, policyVersion } = record ?? {}
  const isOfC15t = (question ?? policyVersion) === undefined
  return isOfC15t || question === store.get(questionAtom)(language) ? record : null
}
