import { expect } from '@open-wc/testing'
import { isEverythingGranted } from '../../src/boot/is-everything-granted'
import { allConsents } from '../../src/consent/consents'
import { writeStored } from '../../src/storage/local-storage'
import { storageKeys } from '../../src/storage/storage-keys'

const granted = { consents: allConsents(), consentInfo: { time: Date.now() - 1000, type: 'all' } }

describe('before the manager runs, everything is granted', () => {
  afterEach(() => localStorage.clear())

  it('by a stored decision that grants all five categories', () => {
    writeStored(storageKeys.record, granted)
    expect(isEverythingGranted()).to.equal(true)
    writeStored(storageKeys.record, { ...granted, services: {}, openServices: [], blockedHosts: {} })
    expect(isEverythingGranted()).to.equal(true)
  })

  for (const [what, part] of Object.entries({
    'that refuses a category': { consents: { ...allConsents(), experience: false } },
    'that refuses a service': { services: { youtube: false } },
    'with a service that the visitor was not asked about': { openServices: ['youtube'] },
    'with hosts that stay blocked': { blockedHosts: { 'youtube.com': ['experience'] } },
    'that has expired': { expires: Date.now() - 1 },
  }))
    it(`but not by a decision ${what}`, () => {
      writeStored(storageKeys.record, { ...granted, ...part })
      expect(isEverythingGranted()).to.equal(false)
    })

  it('but not without a decision', () => {
    expect(isEverythingGranted()).to.equal(false)
  })
})
