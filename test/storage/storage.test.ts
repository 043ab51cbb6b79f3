import { expect } from '@open-wc/testing'
import { newId } from '../../src/consent/new-id'
import { submissionOf } from '../../src/consent/consent-submission'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { readStored, storageWorks, writeStored } from '../../src/storage/local-storage'
import {
  claimSubmission,
  leaseRemaining,
  dequeueSubmission,
  renewLease,
  pendingSubmission,
  queueSubmission,
  releaseLease,
} from '../../src/storage/pending-submissions'
import { clearRecord, writeRecord, readCurrentRecord } from '../../src/storage/record-storage'
import { storageKeys } from '../../src/storage/storage-keys'
import { breakStorage, type StorageFault } from '../support/break-storage'

const record = { consents: onlyNecessary(), consentInfo: { time: Date.now(), type: 'necessary' as const } }
const body = submissionOf(record, 'site.test')

beforeEach(() => localStorage.clear())

describe('local storage', () => {
  for (const fault of ['getter throws', 'is null', 'quota is full'] as StorageFault[])
    describe(`whose ${fault}`.replace('whose is', 'that is'), () => {
      let mend: () => void
      beforeEach(() => (mend = breakStorage(fault)))
      afterEach(() => mend())

      it('counts as unavailable, and no function throws', () => {
        expect(storageWorks()).to.equal(false)
        expect(writeStored('a', 1)).to.equal(false)
        expect(writeRecord(record)).to.equal(false)
        expect(readCurrentRecord(true)).to.equal(null)
        clearRecord()
      })
    })

  it('is tested without leaving an entry', () => {
    expect(storageWorks()).to.equal(true)
    expect(localStorage.length).to.equal(0)
  })

  it('ignores values that are not JSON', () => {
    localStorage.setItem('a', '{')
    expect(readStored('a')).to.equal(undefined)
  })
})

describe('the record', () => {
  it('is stored under the key and in the shape of c15t 1.5', () => {
    writeRecord(record)
    expect(JSON.parse(localStorage.getItem('privacy-consent-storage')!)).to.deep.equal(record)
    expect(readCurrentRecord(true)).to.deep.equal(record)
  })

  it('is ignored if it is invalid', () => {
    for (const junk of ['{}', '5', '"x"', 'null', '[]', 'nonsense', '{"consents":{"marketing":"true"}}']) {
      localStorage.setItem(storageKeys.record, junk)
      expect(readCurrentRecord(true), junk).to.equal(null)
    }
  })
})

describe('a decision that does not fit beside the receipts', () => {
  const { setItem } = Storage.prototype
  /** No entry fits while there are receipts; with `never`, none at all. */
  const fill = (never = false): void => {
    Storage.prototype.setItem = function (key, value) {
      if (never || localStorage.getItem(storageKeys.receipts) !== null) throw new DOMException('', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  }
  const granted = { consents: allConsents(), consentInfo: { time: Date.now() - 1, type: 'all' as const } }
  afterEach(() => (Storage.prototype.setItem = setItem))

  it('is stored in their place, and what is still queued stays', () => {
    writeRecord(record)
    queueSubmission('a', body)
    localStorage.setItem(storageKeys.receipts, '[]')
    fill()
    const before = localStorage.getItem(storageKeys.record)
    expect(writeRecord({ ...granted, consents: onlyNecessary(), count: 2 })).to.equal(true)
    expect(localStorage.getItem(storageKeys.record)).not.to.equal(before)
    expect(localStorage.getItem(storageKeys.receipts)).to.equal(null)
    expect(pendingSubmission()?.id).to.equal('a')
  })

  it('removes a stored grant if it is a withdrawal', () => {
    writeRecord(granted)
    fill(true)
    expect(writeRecord(record)).to.equal(false)
    expect(localStorage.getItem(storageKeys.record)).to.equal(null)
  })

  it('leaves a stored refusal if it grants more', () => {
    writeRecord(record)
    fill(true)
    expect(writeRecord(granted)).to.equal(false)
    expect(readCurrentRecord(true)).to.deep.equal(record)
  })
})

describe('the queue of submissions', () => {
  it('replaces an earlier decision by a later one', () => {
    queueSubmission('first', body)
    queueSubmission('second', body)
    expect(pendingSubmission()?.id).to.equal('second')
    dequeueSubmission('first')
    expect(pendingSubmission()?.id).to.equal('second')
    dequeueSubmission('second')
    expect(localStorage.getItem(storageKeys.pending)).to.equal(null)
  })

  it('lets one page at a time claim an entry', async () => {
    queueSubmission('a', body)
    renewLease('a', 'closed page')
    releaseLease('a')
    const claims = await Promise.all([claimSubmission('one'), claimSubmission('two')])
    expect(claims.filter(Boolean)).to.have.length(1)
    expect(leaseRemaining(pendingSubmission()!)).to.be.greaterThan(0)
  })

  it('is left to the page that wrote its claim last', async () => {
    queueSubmission('a', body)
    const claim = claimSubmission('one')
    renewLease('a', 'another tab')
    expect(await claim).to.equal(null)
  })

  it('is left to the page that has queued a later decision', async () => {
    queueSubmission('a', body)
    const claim = claimSubmission('one')
    queueSubmission('b', body)
    expect(await claim).to.equal(null)
  })

  it('ignores invalid entries', () => {
    for (const junk of ['{}', '5', '[1]', '[null]', '[{"id":5}]', '[{"id":"a","body":{}}]', '{"0":{"id":"a"}}', '[']) {
      localStorage.setItem(storageKeys.pending, junk)
      expect(pendingSubmission(), junk).to.equal(null)
    }
  })

  it('ignores a claim that is longer than claims can be', () => {
    const claim = { by: newId(), until: Date.now() + 86_400_000 }
    localStorage.setItem(storageKeys.pending, JSON.stringify([{ id: 'a', body, claim }]))
    expect(leaseRemaining(pendingSubmission()!)).to.equal(0)
  })
})
