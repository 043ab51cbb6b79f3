import { atom } from 'jotai/vanilla'
import type { CategoryName } from '../consent/categories'
import { unansweredCategories, type ConsentRecord } from '../consent/consent-record'
import { consentsFrom, defaultConsents } from '../consent/consents'
import { effectiveConsents } from '../consent/effective-consents'
import { grantsWithoutDecision } from '../consent/jurisdictions'
import type { ConsentModel } from '../consent/consent-model'
import { bannerAnswerAtom } from './banner-atoms'
import { settingsAtom, signalsAtom } from './settings-atoms'
import { sharedAtom } from './shared-atom'

/** The visitor's decision; null if there is none. The other atoms of this file are derived from it. */
export const recordAtom = /* @__PURE__ */ sharedAtom('record', () => atom<ConsentRecord | null>(null))

/**
 * The last record that was restored from storage or came from another tab; null if there is none. undefined after a
 * decision or reset on this page. Effects that report or submit decisions skip this record, so that a restored decision
 * is not sent again.
 */
export const receivedRecordAtom = /* @__PURE__ */ sharedAtom('receivedRecord', () =>
  atom<ConsentRecord | null | undefined>(null),
)

/** The visitor's choice; before a decision, the defaults of the consent model. */
export const consentsAtom = /* @__PURE__ */ sharedAtom('consents', () =>
  atom(get => {
    const record = get(recordAtom)
    if (record !== null) return record.consents
    const answer = get(bannerAnswerAtom)
    if (!grantsWithoutDecision(answer)) return defaultConsents()
    // In the opt-out model Global Privacy Control is the opt-out itself, so the switch is off. In other models the
    // signal only limits the effective consents.
    const hasOptedOut = answer?.model === 'opt-out' && get(signalsAtom).globalPrivacyControl
    return consentsFrom(name => !hasOptedOut || name !== 'marketing')
  }),
)

/** The categories that a visitor with a decision has to answer again: new ones and changed ones. */
export const openQuestionsAtom = /* @__PURE__ */ sharedAtom('openQuestions', () =>
  atom((get): readonly CategoryName[] => {
    const record = get(recordAtom)
    return record === null ? [] : unansweredCategories(record)
  }),
)

/** When and how the visitor decided; null if there is no decision. */
export const consentInfoAtom = /* @__PURE__ */ sharedAtom('consentInfo', () =>
  atom(get => get(recordAtom)?.consentInfo ?? null),
)

/** The consent model of the banner response, otherwise that of the stored decision, otherwise opt-in. */
export const consentModelAtom = /* @__PURE__ */ sharedAtom('consentModel', () =>
  atom((get): ConsentModel => get(bannerAnswerAtom)?.model ?? get(recordAtom)?.model ?? 'opt-in'),
)

/** The consents in force. The blocker and all vendor signals use them, never the choice itself. */
export const effectiveConsentsAtom = /* @__PURE__ */ sharedAtom('effectiveConsents', () =>
  atom(get => effectiveConsents(get(consentsAtom), get(signalsAtom), get(settingsAtom).privacySettings)),
)
