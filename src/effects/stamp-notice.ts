import type { ConsentRecord } from '../consent/consent-record'
import type { Surface } from '../consent/consent-receipt'
import { hashNotices } from '../consent/notice'
import type { ShownText } from '../consent/write-receipt'
import { readRecord } from '../storage/record-storage'
import type { ConsentStore } from '../store/create-consent-store'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../store/dialog-atoms'
import { serverTextsAtom } from '../store/language-atoms'
import { questionPartsAtom } from '../store/notice-atoms'
import { consentModelAtom, evidenceAtom, recordAtom } from '../store/record-atoms'

/** Where a decision is made, in which words where these are no surface's own, and in the place of which. */
export interface DecisionSource {
  surface: Surface
  notice?: ShownText | null
  previous: ConsentRecord | null
}

/** A decision that was made before its receipt could be written. */
export interface PendingDecision {
  record: ConsentRecord
  occasion: DecisionSource
}

/** @returns the occasion of a decision that is made now */
export const currentSource = (store: ConsentStore): DecisionSource => ({
  surface: store.get(isPrivacyDialogOpenAtom) ? 'dialog' : store.get(showPopupAtom) ? 'banner' : 'page',
  previous: store.get(recordAtom),
  ...store.get(evidenceAtom).occasion,
})

/**
 * Has each decision say what was asked: in which words, of which categories, under which law.
 * @param early a decision that was made before this file was there; it stays the same object, so that nobody is told of it again
 */
export function stampNotice(
  { store }: { store: ConsentStore },
  early: PendingDecision | null,
): {
  early: () => PendingDecision | null
  stop: () => void
} {
  const before = store.get(evidenceAtom)
  const question = ({ language }: ConsentRecord, previous: ConsentRecord | null): Partial<ConsentRecord> => {
    const translations = store.get(serverTextsAtom)
    const subjectId = previous?.subjectId ?? readRecord()?.subjectId // another tab may have told the server
    return {
      ...(subjectId && { subjectId }),
      asked: hashNotices(store.get(questionPartsAtom), language ?? ''),
      ...(translations && { translations }),
      ...(store.get(consentModelAtom) === 'opt-out' && { model: 'opt-out' }),
    }
  }
  if (early) Object.assign(early.record, question(early.record, early.occasion.previous))
  store.set(evidenceAtom, {
    add(decision) {
      const occasion = currentSource(store)
      const record: ConsentRecord = { ...decision, ...question(decision, occasion.previous) }
      early = { record, occasion }
      return record
    },
  })
  return { early: () => early, stop: () => store.set(evidenceAtom, before) }
}
