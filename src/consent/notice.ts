import { categoryNames, isDisabledCategory, type CategoryName } from './categories'
import type { ConsentRecord } from './consent-record'
import { withChanges } from './consents'
import { fingerprint } from './fingerprint'

/**
 * The notice that the visitor would see now. It contains only the site's own texts, not our default texts, so an update
 * of this package does not invalidate decisions.
 */
export interface Notice {
  policyVersion: string | null
  /** The categories that are shown. */
  shown: readonly CategoryName[]
  /** Returns the site's own texts for a category in a language, as a JSON value. */
  words: (name: CategoryName, language: string | undefined) => unknown
}

/**
 * Re-validates a decision after the notice has changed. Answers to unchanged categories stay. A new category, or one
 * with changed texts in the visitor's language, is set to false until the visitor answers again.
 * @returns the decision, or null if it was about another policy version
 */
export function revalidate(record: ConsentRecord, { policyVersion, shown, words }: Notice): ConsentRecord | null {
  const { asked, language } = record
  const isAboutAnotherPolicy = record.policyVersion !== undefined && record.policyVersion !== policyVersion
  if (policyVersion !== null && isAboutAnotherPolicy) return null
  const changed = shown.filter(
    name =>
      asked && asked[name] !== null && !isDisabledCategory(name) && asked[name] !== fingerprint(words(name, language)),
  )
  return changed.length > 0 ? invalidateCategories(record, changed) : record
}

/** Sets some categories of a decision to false and marks them as unanswered. */
export const invalidateCategories = (record: ConsentRecord, names: readonly CategoryName[]): ConsentRecord => ({
  ...record,
  consents: withChanges(record.consents, Object.fromEntries(names.map(name => [name, false]))),
  asked: { ...record.asked, ...Object.fromEntries(names.map(name => [name, null])) },
})

/** Returns the hash of the site's texts for each category that is shown. */
export const hashNotices = ({ shown, words }: Notice, language: string): ConsentRecord['asked'] =>
  Object.fromEntries(
    categoryNames
      .filter(name => shown.includes(name) && !isDisabledCategory(name))
      .map(name => [name, fingerprint(words(name, language))]),
  )
