import type { ConsentRecord } from '../consent/consent-record'
import { readCurrentRecord } from '../storage/record-storage'
import type { ConsentStore } from '../store/create-consent-store'
import { questionAtom } from '../store/language-atoms'
import { settingsAtom } from '../store/settings-atoms'

/**
 * @returns the decision that is stored, if it was made about what this page asks; null where there is none, or where
 * the conversation must find out what is left of it
 */
export function storedDecision(store: ConsentStore): ConsentRecord | null {
  const record = readCurrentRecord(store.get(settingsAtom).cookie)
  const { question, language, policyVersion } = record ?? {}
  const isOfC15t = (question ?? policyVersion) === undefined
  return isOfC15t || question === store.get(questionAtom)(language) ? record : null
}
