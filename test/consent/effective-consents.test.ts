import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { effectiveConsents } from '../../src/consent/effective-consents'

const none = { doNotTrack: false, globalPrivacyControl: false }

describe('the effective consents', () => {
  it('are the choice without browser signals', () => {
    expect(effectiveConsents(allConsents(), none, { honorDoNotTrack: true })).to.deep.equal(allConsents())
  })

  it('are only the necessary category if Do Not Track is on and honored', () => {
    const signals = { ...none, doNotTrack: true }
    expect(effectiveConsents(allConsents(), signals, { honorDoNotTrack: true })).to.deep.equal(onlyNecessary())
  })

  it('are the choice if Do Not Track is on and not honored', () => {
    const signals = { ...none, doNotTrack: true }
    expect(effectiveConsents(allConsents(), signals, { honorDoNotTrack: false })).to.deep.equal(allConsents())
  })

  it('exclude marketing under Global Privacy Control', () => {
    const signals = { ...none, globalPrivacyControl: true }
    const expected = { ...allConsents(), marketing: false }
    expect(effectiveConsents(allConsents(), signals, { honorDoNotTrack: true })).to.deep.equal(expected)
  })
})
