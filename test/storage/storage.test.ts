import { expect } from '@open-wc/testing'
import { newId } from '../../src/consent/new-id'
import { submissionOf } from '../../src/consent/consent-submission'
import { onlyNecessary } from '../../src/consent/consents'
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

      it('is reported as unavailable, and nothing throws', () => {
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

  it('returns null for text that is not JSON', () => {
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

  it('counts as unset if it is invalid', () => {
    for (const junk of ['{}', '5', '"x"', 'null', '[]', 'nonsense', '{"consents":{"marketing":"true"}}']) {
      localStorage.setItem(storageKeys.record, junk)
      expect(readCurrentRecord(true), junk).to.equal(null)
    }
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

  it('gives an entry to one page at a time', async () => {
    queueSubmission('a', body)
    renewLease('a', 'closed page')
    releaseLease('a')
    const claims = await Promise.all([claimSubmission('one'), claimSubmission('two')])
    expect(claims.filter(Boolean)).to.have.length(1)
    expect(leaseRemaining(pendingSubmission()!)).to.be.greaterThan(0)
  })

  it('ignores invalid entries', () => {
    for (const junk of ['{}', '5', '[1]', '[null]', '[{"id":5}]', '[{"id":"a","body":{}}]', '{"0":{"id":"a"}}', '[']) {
      localStorage.setItem(storageKeys.pending, junk)
      expect(pendingSubmission(), junk).to.equal(null)
    }
  })

  it('ignores a lease that is longer than any lease can be', () => {
    const claim = { by: newId(), until: Date.now() + 86_400_000 }
    localStorage.setItem(storageKeys.pending, JSON.stringify([{ id: 'a', body, claim }]))
    expect(leaseRemaining(pendingSubmission()!)).to.equal(0)
  })
})
