import type { ConsentReceipt } from '../consent/consent-receipt'
import type { ConsentRecord } from '../consent/consent-record'
import { submissionOf } from '../consent/consent-submission'
import { writeReceipt, type Circumstances } from '../consent/write-receipt'
import { pendingSubmission, queueSubmission } from '../storage/pending-submissions'
import { readReceipts, writeReceipts } from '../storage/receipt-storage'
import { readRecord } from '../storage/record-storage'
import { storageKeys } from '../storage/storage-keys'
import { jurisdictionInfoAtom, locationInfoAtom, policyAtom } from '../store/banner-atoms'
import type { ConsentStore } from '../store/create-consent-store'
import { receiptsAtom } from '../store/receipts-atom'
import { consentModelAtom, receivedRecordAtom, recordAtom } from '../store/record-atoms'
import { servicesAtom } from '../store/service-atoms'
import { displayedCategoriesAtom } from '../store/category-atoms'
import { settingsAtom, signalsAtom } from '../store/settings-atoms'
import { textsAtom } from '../store/text-atoms'
import { categoryText } from '../translations/category-text'
import { onChange } from './on-change'
import type { SyncEffect } from './sync-effect'

/** The maximum number of stored receipts. Hardly any visitor makes more decisions before the first one expires. */
const MAX_RECEIPTS = 20

/**
 * Stores a receipt of each decision, including one that was made before this file was loaded, and adds it to the queued
 * submission. Receipts of restored decisions and of other tabs are read from storage. All receipts are removed together
 * with the decision.
 */
export const appendReceipts: SyncEffect = ({ store }) => {
  /** Adds the receipt of a decision of this page. */
  const add = (record: ConsentRecord, earlier: readonly ConsentReceipt[]): void => {
    const receipt = writeReceipt(record, location.hostname, circumstances(store, record))
    const receipts = [...earlier, receipt].slice(-MAX_RECEIPTS)
    store.set(receiptsAtom, receipts)
    if (record.id === undefined) return
    // Another tab may have replaced or reset the decision since, and the submission may have left the queue.
    if (readRecord()?.id === record.id) writeReceipts(receipts)
    if (pendingSubmission()?.id === record.id)
      queueSubmission(record.id, submissionOf(record, location.hostname, receipt))
  }
  /** Reads the receipts of a decision that was restored, or made in another tab. */
  const read = (record: ConsentRecord | null): void => {
    const receipts = record === null ? [] : readReceipts()
    const isKnown = record === null || receipts.some(({ recordId }) => recordId !== null && recordId === record.id)
    store.set(receiptsAtom, isKnown ? receipts : [...receipts, writeReceipt(record, location.hostname, null)])
  }
  const isReceived = (record: ConsentRecord): boolean => record === store.get(receivedRecordAtom)

  const current = store.get(recordAtom)
  if (current === null || isReceived(current)) read(current)
  else add(current, current.previousId === undefined ? [] : readReceipts())
  const stopWatching = onChange(store, recordAtom, (record, before) => {
    if (record !== null && !isReceived(record)) add(record, before === null ? [] : store.get(receiptsAtom))
    else if (record === null || record.id !== before?.id) read(record)
  })
  // Another tab stores its receipt after its decision.
  const readAgain = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea === localStorage && key === storageKeys.receipts) read(store.get(recordAtom))
  }
  addEventListener('storage', readAgain)
  return () => {
    removeEventListener('storage', readAgain)
    stopWatching()
  }
}

/** Returns the receipt's fields that are not in the record: texts, location, browser signals and others. */
function circumstances(store: ConsentStore, { surface = 'page', notice }: ConsentRecord): Circumstances {
  const texts = store.get(textsAtom)
  const notices = { dialog: texts.consentManagerDialog, banner: texts.cookieBanner, placeholder: null, page: null }
  const shown = store.get(displayedCategoriesAtom).map(category => [category.name, categoryText(texts, category)])
  return {
    policyUrl: store.get(settingsAtom).policyUrl,
    notice: notice ?? notices[surface],
    shown: Object.fromEntries(shown) as Circumstances['shown'],
    jurisdiction: store.get(jurisdictionInfoAtom),
    location: store.get(locationInfoAtom),
    policy: store.get(policyAtom),
    model: store.get(consentModelAtom),
    signals: store.get(signalsAtom),
    services: store.get(servicesAtom),
  }
}
