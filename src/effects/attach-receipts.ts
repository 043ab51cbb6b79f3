import type { CategoryName } from '../consent/categories'
import type { ConsentReceipt } from '../consent/consent-receipt'
import { writeReceipt, type Circumstances } from '../consent/write-receipt'
import type { ConsentRecord } from '../consent/consent-record'
import { submissionOf } from '../consent/consent-submission'
import { pendingSubmission, queueSubmission } from '../storage/pending-submissions'
import { writeRecord, readRecord } from '../storage/record-storage'
import { jurisdictionInfoAtom, locationInfoAtom } from '../store/banner-atoms'
import type { ConsentStore } from '../store/create-consent-store'
import { receiptsAtom } from '../store/receipts-atom'
import { consentModelAtom, evidenceAtom, recordAtom } from '../store/record-atoms'
import { displayedCategoriesAtom, settingsAtom, signalsAtom } from '../store/settings-atoms'
import { textsAtom } from '../store/text-atoms'
import { categoryText } from '../translations/category-text'
import type { SyncEffect } from './sync-effect'
import { currentSource, type DecisionSource } from './stamp-notice'

/** More decisions than these hardly anybody makes within the time that one holds. */
const MOST = 20

/** Has each decision carry a receipt, also the one that was made while this file was on its way. */
export const attachReceipts: SyncEffect = ({ store, early }) => {
  const receiptOf = (record: ConsentRecord, occasion: DecisionSource): ConsentReceipt =>
    writeReceipt(record, location.hostname, circumstances(store, occasion))

  if (early !== null && early.record === store.get(recordAtom)) {
    const { record, occasion } = early
    // It is the same decision, so it stays the same object, and nobody is told of it again.
    record.receipts = [...(occasion.previous?.receipts ?? []), receiptOf(record, occasion)].slice(-MOST)
    // Another tab may have taken it back meanwhile, and the server may have it.
    if (readRecord()?.id === record.id) writeRecord(record)
    if (record.id && pendingSubmission()?.id === record.id)
      queueSubmission(record.id, submissionOf(record, location.hostname))
  }
  const before = store.get(evidenceAtom)
  store.set(evidenceAtom, {
    add(decision) {
      const occasion = currentSource(store)
      const record = before.add(decision)
      return { ...record, receipts: [...store.get(receiptsAtom), receiptOf(record, occasion)].slice(-MOST) }
    },
  })
  return () => store.set(evidenceAtom, before)
}

/** How things stand while the visitor decides. */
function circumstances(store: ConsentStore, occasion: DecisionSource): Circumstances {
  const texts = store.get(textsAtom)
  const notices = { dialog: texts.consentManagerDialog, banner: texts.cookieBanner, placeholder: null, page: null }
  const shown = store.get(displayedCategoriesAtom).map(category => [category.name, categoryText(texts, category)])
  return {
    surface: occasion.surface,
    previousRecordId: occasion.previous?.id ?? null,
    policyUrl: store.get(settingsAtom).policyUrl,
    notice: occasion.notice ?? notices[occasion.surface],
    shown: Object.fromEntries(shown) as { [Name in CategoryName]?: { title: string; description: string } },
    jurisdiction: store.get(jurisdictionInfoAtom),
    location: store.get(locationInfoAtom),
    model: store.get(consentModelAtom),
    signals: store.get(signalsAtom),
  }
}
