import { expect } from '@open-wc/testing'
import type { ConsentReceipt } from '../../src/consent/consent-receipt'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { allConsents } from '../../src/consent/consents'
import { sha256 } from '../../src/consent/sha256'
import { submissionOf } from '../../src/consent/consent-submission'
import { appendReceipts } from '../../src/effects/append-receipts'
import type { SyncContext } from '../../src/effects/sync-effect'
import { writeRecord } from '../../src/storage/record-storage'
import { readReceipts, writeReceipts } from '../../src/storage/receipt-storage'
import { pendingSubmission, queueSubmission } from '../../src/storage/pending-submissions'
import { storageKeys } from '../../src/storage/storage-keys'
import {
  acceptAllAtom,
  bannerAnswerAtom,
  createConsentStore,
  receiveRecordAtom,
  recordAtom,
  rejectAllAtom,
  resetAtom,
  settingsAtom,
  type ConsentStore,
} from '../../src/store'
import { receiptsAtom } from '../../src/store/receipts-atom'
import { textsAtom } from '../../src/store/text-atoms'

let store: ConsentStore
let stop: () => void
const start = (): void => {
  stop = appendReceipts({ store } as unknown as SyncContext)
}
const receipts = (): readonly ConsentReceipt[] => store.get(receiptsAtom)
const actions = (of = receipts()): string[] => of.map(({ method }) => method.action)
const restored = (more: Partial<ConsentRecord> = {}): ConsentRecord => ({
  consents: allConsents(),
  consentInfo: { time: 1000, type: 'all' },
  id: 'restored',
  ...more,
})
/** Makes a decision as a press does, and stores it as persist-record.ts does. */
const decide = (action: typeof acceptAllAtom = acceptAllAtom, surface: 'banner' | 'dialog' = 'banner'): void => {
  store.set(action, { surface })
  const record = store.get(recordAtom)!
  writeRecord(record)
}

beforeEach(() => {
  localStorage.clear()
  store = createConsentStore()
  stop = () => {}
})
afterEach(() => {
  stop()
  localStorage.clear()
})

describe('the receipts of decisions', () => {
  it('are added to those before, in the store and on the device, and are removed by a reset', () => {
    start()
    expect(receipts()).to.deep.equal([])
    const off = store.sub(recordAtom, () => {
      const record = store.get(recordAtom)
      if (record) writeRecord(record)
    })
    store.set(acceptAllAtom)
    store.set(rejectAllAtom)
    off()
    expect(actions()).to.deep.equal(['all', 'necessary'])
    expect(receipts()[1]!.previousRecordId).to.equal(receipts()[0]!.recordId)
    store.set(resetAtom)
    expect(receipts()).to.deep.equal([])
  })

  it('are none after a reset that came before them', () => {
    store.set(receiveRecordAtom, restored())
    store.set(resetAtom)
    start()
    expect(receipts()).to.deep.equal([])
  })

  it('contain what the visitor saw and where, by the surface of the press', () => {
    store.set(settingsAtom, { ...store.get(settingsAtom), policyUrl: '/privacy' })
    store.set(bannerAnswerAtom, {
      showConsentBanner: true,
      jurisdiction: { code: 'GDPR', message: 'm' },
      location: { countryCode: 'DE', regionCode: 'BE' },
      from: 'server',
    })
    start()
    const texts = store.get(textsAtom)
    const hash = ({ title, description }: { title: string; description: string }): string =>
      sha256(`${title}\n${description}`)
    decide(acceptAllAtom, 'banner')
    const [first] = receipts() as [ConsentReceipt]
    expect(first.notice).to.equal(hash(texts.cookieBanner))
    expect(first.policy.url).to.equal('/privacy')
    expect(first.jurisdiction).to.deep.equal({ code: 'GDPR', countryCode: 'DE', regionCode: 'BE', model: 'opt-in' })
    expect(first.domain).to.equal(location.hostname)
    expect(first.signals).to.deep.equal({ doNotTrack: false, globalPrivacyControl: false })
    expect(first.purposes.marketing.text).to.equal(hash(texts.consentTypes.marketing))
    expect([first.purposes.marketing.decision, first.purposes.measurement.text]).to.deep.equal(['granted', null])
    decide(rejectAllAtom, 'dialog')
    expect(receipts()[1]!.notice).to.equal(hash(texts.consentManagerDialog))
    store.set(acceptAllAtom)
    expect(receipts()[2]!.notice).to.equal(null)
  })

  it('are stored with a decision that is still the stored one, and not after another tab has replaced it', () => {
    start()
    decide()
    expect(readReceipts(), 'the record was stored after the receipt').to.deep.equal([])
    stop()
    localStorage.clear()
    store = createConsentStore()
    decide()
    start()
    expect(actions(readReceipts())).to.deep.equal(['all'])
    writeRecord(restored({ id: 'another tab' }))
    store.set(rejectAllAtom)
    expect(actions()).to.deep.equal(['all', 'necessary'])
    expect(actions(readReceipts())).to.deep.equal(['all'])
  })

  it('are added to the submission that waits, and to no other one', () => {
    store.set(acceptAllAtom)
    const record = store.get(recordAtom)!
    queueSubmission(record.id!, submissionOf(record, location.hostname))
    start()
    expect(pendingSubmission()?.body.metadata.receipt).to.deep.include({ recordId: record.id })
    stop()
    queueSubmission('another', submissionOf(record, location.hostname))
    start()
    expect(pendingSubmission()?.body.metadata.receipt).to.equal(undefined)
  })

  it('follow those on the device if the decision that was made before replaced one, and begin anew otherwise', () => {
    writeRecord(restored())
    writeReceipts([{ schemaVersion: 1, recordId: 'restored', purposes: {}, method: { action: 'all' } } as never])
    store.set(receiveRecordAtom, restored())
    store.set(rejectAllAtom)
    start()
    expect(actions()).to.deep.equal(['all', 'necessary'])
    stop()
    store = createConsentStore()
    store.set(rejectAllAtom)
    start()
    expect(actions()).to.deep.equal(['necessary'])
  })

  it('are stored only for a decision that can be recognized again', () => {
    start()
    const { id: _, ...withoutId } = restored()
    writeRecord(withoutId)
    store.set(recordAtom, withoutId)
    expect(actions()).to.deep.equal(['all'])
    expect(readReceipts()).to.deep.equal([])
  })

  it('are at most twenty, the newest', () => {
    start()
    for (let times = 0; times < 23; times++) store.set(times % 2 ? rejectAllAtom : acceptAllAtom)
    expect(receipts()).to.have.length(20)
    expect(receipts().at(-1)!.recordId).to.equal(store.get(recordAtom)!.id)
  })

  it('of a restored decision are read, or written without what is unknown', () => {
    const known = { schemaVersion: 1, recordId: 'restored', purposes: {}, method: { action: 'custom' } } as never
    writeReceipts([known])
    store.set(receiveRecordAtom, restored())
    start()
    expect(receipts()).to.deep.equal([known])
    stop()
    store.set(receiveRecordAtom, restored({ id: 'other' }))
    start()
    expect(receipts()[0]).to.deep.equal(known)
    const [, unknown] = receipts()
    expect([unknown!.recordId, unknown!.notice, unknown!.jurisdiction, unknown!.signals]).to.deep.equal([
      'other',
      null,
      null,
      null,
    ])
    expect(unknown!.domain).to.equal(location.hostname)
    stop()
    const { id: _, ...foreign } = restored()
    store.set(receiveRecordAtom, foreign)
    writeReceipts([{ ...(known as object), recordId: null } as never])
    start()
    expect(receipts(), 'a decision without an id has no receipt of its own').to.have.length(2)
  })

  it('of another tab are read when it stores them, after its decision', () => {
    start()
    store.set(receiveRecordAtom, restored())
    expect(actions()).to.deep.equal(['all'])
    const theirs = { schemaVersion: 1, recordId: 'restored', purposes: {}, method: { action: 'custom' } } as never
    const tell = (key: string, storageArea = localStorage): unknown =>
      dispatchEvent(new StorageEvent('storage', { key, storageArea }))
    writeReceipts([theirs])
    tell('other-key')
    tell(storageKeys.receipts, sessionStorage)
    expect(receipts()).not.to.deep.equal([theirs])
    tell(storageKeys.receipts)
    expect(receipts()).to.deep.equal([theirs])
    stop()
    writeReceipts([])
    tell(storageKeys.receipts)
    expect(receipts()).to.deep.equal([theirs])
  })

  it('are not read again for a decision that only got another field', () => {
    store.set(receiveRecordAtom, restored())
    start()
    const before = receipts()
    store.set(receiveRecordAtom, restored({ subjectId: 'sub_1' }))
    expect(receipts()).to.equal(before)
  })
})
