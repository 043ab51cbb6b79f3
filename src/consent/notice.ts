import { categoryNames, isDisabledCategory, type CategoryName } from './categories'
import type { ConsentRecord } from './consent-record'
import { withWishes } from './consents'
import { fingerprint } from './fingerprint'

/** What the visitor would be asked now. Our own words are not in it, so that a mere deploy asks nobody. */
export interface Notice {
  policyVersion: string | null
  /** The categories that are shown. */
  shown: readonly CategoryName[]
  /** What the site itself says of a category in a language, in place of our words; anything JSON can hold. */
  words: (name: CategoryName, language: string | undefined) => unknown
}

/**
 * What is left of a decision when the question has changed since. Answers to what is asked as before stay; a category
 * that is new, or that the site describes in other words (in the language in which the visitor was asked), is off until
 * the visitor has answered anew.
 * @returns null where nothing is left: the policy is another one
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

/** The decision, with some of its answers taken back until the visitor has given them again. */
export const invalidateCategories = (record: ConsentRecord, names: readonly CategoryName[]): ConsentRecord => ({
  ...record,
  consents: withWishes(record.consents, Object.fromEntries(names.map(name => [name, false]))),
  asked: { ...record.asked, ...Object.fromEntries(names.map(name => [name, null])) },
})

/** What a visitor who decides now has been asked. */
export const hashNotices = ({ shown, words }: Notice, language: string): ConsentRecord['asked'] =>
  Object.fromEntries(
    categoryNames
      .filter(name => shown.includes(name) && !isDisabledCategory(name))
      .map(name => [name, fingerprint(words(name, language))]),
  )
