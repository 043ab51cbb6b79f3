import { expect } from '@open-wc/testing'
import { offlineBannerResponse, readBannerResponse } from '../../src/consent/banner-response'
import { complianceFor } from '../../src/consent/compliance-for'
import { grantsWithoutAsking, type BannerAnswer } from '../../src/consent/jurisdictions'
import { defaultComplianceSettings } from '../../src/consent/settings'

const none: BannerAnswer = {
  showConsentBanner: false,
  jurisdiction: { code: 'NONE', message: 'No specific requirements' },
  location: { countryCode: 'US', regionCode: 'CA' },
  from: 'server',
}

describe('a jurisdiction of NONE', () => {
  it('grants everything when a server said so and asked for no banner', () => {
    expect(grantsWithoutAsking(none)).to.equal(true)
    expect(grantsWithoutAsking({ ...none, from: 'handler' })).to.equal(true)
  })

  it('grants nothing when the banner is wanted all the same', () => {
    expect(grantsWithoutAsking({ ...none, showConsentBanner: true })).to.equal(false)
  })

  it('grants nothing when it is the stand-in for a server that cannot be reached', () => {
    expect(grantsWithoutAsking({ ...none, from: 'stand-in' })).to.equal(false)
    expect(grantsWithoutAsking({ ...offlineBannerResponse(), showConsentBanner: false, from: 'stand-in' })).to.equal(
      false,
    )
  })

  it('grants nothing while there is no answer', () => {
    expect(grantsWithoutAsking(null)).to.equal(false)
  })
})

describe('the offline answer', () => {
  it('is NONE, "Unknown (offline mode)", country XX', () => {
    const { jurisdiction, location } = offlineBannerResponse()
    expect(jurisdiction).to.deep.equal({ code: 'NONE', message: 'Unknown (offline mode)' })
    expect(location.countryCode).to.equal('XX')
  })
})

describe('an answer to the banner question', () => {
  const wire = {
    showConsentBanner: true,
    jurisdiction: { code: 'GDPR', message: 'm' },
    location: { countryCode: 'DE', regionCode: null },
    translations: { language: 'de', translations: { common: { acceptAll: 'Alle' } } },
  }

  it('is read as the real server sends it', () => {
    expect(readBannerResponse(wire)).to.deep.equal({ ...wire, location: { countryCode: 'DE', regionCode: '' } })
  })

  for (const nonsense of [null, 5, 'ok', [], {}, { showConsentBanner: 'yes' }, { ...wire, jurisdiction: null }])
    it(`is none when it is ${JSON.stringify(nonsense)}`, () => {
      expect(readBannerResponse(nonsense)).to.equal(null)
    })
})

describe('the compliance settings', () => {
  it('say which laws apply once the visitor is placed', () => {
    const { ccpa, gdpr, lgpd, usStatePrivacy } = complianceFor(defaultComplianceSettings, none)
    expect([gdpr.applies, ccpa.applies, lgpd.applies, usStatePrivacy.applies]).to.deep.equal([true, true, false, true])
  })

  it('say nothing while nobody has placed the visitor', () => {
    expect(complianceFor(defaultComplianceSettings, { ...none, from: 'stand-in' })).to.equal(defaultComplianceSettings)
  })
})
