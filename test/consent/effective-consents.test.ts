import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { effectiveConsents } from '../../src/consent/effective-consents'

const none = { doNotTrack: false, globalPrivacyControl: false }

describe('what is in force', () => {
  it('is the choice where the browser sends no signal', () => {
    expect(effectiveConsents(allConsents(), none, { honorDoNotTrack: true })).to.deep.equal(allConsents())
  })

  it('is only the necessary with Do Not Track on and honoured', () => {
    const signals = { ...none, doNotTrack: true }
    expect(effectiveConsents(allConsents(), signals, { honorDoNotTrack: true })).to.deep.equal(onlyNecessary())
  })

  it('is the choice with Do Not Track on and not honoured', () => {
    const signals = { ...none, doNotTrack: true }
    expect(effectiveConsents(allConsents(), signals, { honorDoNotTrack: false })).to.deep.equal(allConsents())
  })

  it('is without marketing under Global Privacy Control', () => {
    const signals = { ...none, globalPrivacyControl: true }
    const expected = { ...allConsents(), marketing: false }
    expect(effectiveConsents(allConsents(), signals, { honorDoNotTrack: true })).to.deep.equal(expected)
  })
})
