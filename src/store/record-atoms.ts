import { atom } from 'jotai/vanilla'
import type { CategoryName } from '../consent/categories'
import { unansweredCategories, type ConsentRecord } from '../consent/consent-record'
import { consentsFrom, defaultConsents } from '../consent/consents'
import { effectiveConsents } from '../consent/effective-consents'
import { grantsWithoutAsking } from '../consent/jurisdictions'
import type { ConsentModel } from '../consent/consent-model'
import { bannerAnswerAtom } from './banner-atoms'
import { settingsAtom, signalsAtom } from './settings-atoms'
import { sharedAtom } from './shared-atom'

/** The visitor's decision, null while there is none. The one truth; everything else here is read from it. */
export const recordAtom = /* @__PURE__ */ sharedAtom('record', () => atom<ConsentRecord | null>(null))

/**
 * The record that came from outside, restored from storage or seen in another tab, null while none has; undefined once this
 * page has decided for itself, or reset. Effects that tell others about a decision compare with it, so restoring never
 * re-posts.
 */
export const receivedRecordAtom = /* @__PURE__ */ sharedAtom('receivedRecord', () =>
  atom<ConsentRecord | null | undefined>(null),
)

/** What was chosen, or what holds while nothing is. */
export const consentsAtom = /* @__PURE__ */ sharedAtom('consents', () =>
  atom(get => {
    const record = get(recordAtom)
    if (record !== null) return record.consents
    const answer = get(bannerAnswerAtom)
    if (!grantsWithoutAsking(answer)) return defaultConsents()
    // There the signal is the opt-out itself, so the switch is off, too; elsewhere it only limits what is chosen.
    const hasOptedOut = answer?.model === 'opt-out' && get(signalsAtom).globalPrivacyControl
    return consentsFrom(name => !hasOptedOut || name !== 'marketing')
  }),
)

/** The categories about which a visitor who has decided is asked again: new ones, and those that have changed. */
export const openQuestionsAtom = /* @__PURE__ */ sharedAtom('openQuestions', () =>
  atom((get): readonly CategoryName[] => {
    const record = get(recordAtom)
    return record === null ? [] : unansweredCategories(record)
  }),
)

export const consentInfoAtom = /* @__PURE__ */ sharedAtom('consentInfo', () =>
  atom(get => get(recordAtom)?.consentInfo ?? null),
)

/** What the law makes of silence here, as far as anybody has said: now, or before an earlier decision. */
export const consentModelAtom = /* @__PURE__ */ sharedAtom('consentModel', () =>
  atom((get): ConsentModel => get(bannerAnswerAtom)?.model ?? get(recordAtom)?.model ?? 'opt-in'),
)

/** What is really in force: the blocker and every tag read this. */
export const effectiveConsentsAtom = /* @__PURE__ */ sharedAtom('effectiveConsents', () =>
  atom(get => effectiveConsents(get(consentsAtom), get(signalsAtom), get(settingsAtom).privacySettings)),
)
