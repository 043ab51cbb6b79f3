import { expect } from '@open-wc/testing'
import { isAllGranted } from '../../src/boot/is-all-granted'
import { categoryNames } from '../../src/consent/categories'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { allConsents } from '../../src/consent/consents'

const granted: ConsentRecord = { consents: allConsents(), consentInfo: { time: 1, type: 'all' } }

describe('a decision leaves nothing to block', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'))

  it('if it grants every category, and refuses no service', () => {
    expect(isAllGranted(granted)).to.equal(true)
    expect(isAllGranted({ ...granted, services: {}, blockedHosts: {}, openServices: [] })).to.equal(true)
  })

  for (const [what, part] of Object.entries({
    services: { services: { youtube: false } },
    blockedHosts: { blockedHosts: { 'youtube.com': ['experience'] } },
    openServices: { openServices: ['youtube'] },
  }))
    it(`but not with ${what}`, () => {
      expect(isAllGranted({ ...granted, ...part } as ConsentRecord)).to.equal(false)
    })

  for (const name of categoryNames)
    it(`but not without ${name}`, () => {
      expect(isAllGranted({ ...granted, consents: { ...allConsents(), [name]: false } })).to.equal(false)
    })

  it('but not if the browser objects to the sale of data', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    expect(isAllGranted(granted)).to.equal(false)
  })
})
