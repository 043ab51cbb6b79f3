import { expect } from '@open-wc/testing'
import { offlineBannerResponse, readBannerResponse } from '../../src/consent/banner-response'
import { complianceFor } from '../../src/consent/compliance-for'
import { grantsWithoutDecision, type BannerAnswer } from '../../src/consent/jurisdictions'
import { defaultComplianceSettings } from '../../src/consent/settings'

const none: BannerAnswer = {
  showConsentBanner: false,
  jurisdiction: { code: 'NONE', message: 'No specific requirements' },
  location: { countryCode: 'US', regionCode: 'CA' },
  from: 'server',
}

describe('a jurisdiction of NONE', () => {
  it('grants everything if a server sent it without a banner', () => {
    expect(grantsWithoutDecision(none)).to.equal(true)
    expect(grantsWithoutDecision({ ...none, from: 'handler' })).to.equal(true)
  })

  it('grants nothing if the response requests a banner', () => {
    expect(grantsWithoutDecision({ ...none, showConsentBanner: true })).to.equal(false)
  })

  it('grants nothing in the offline response', () => {
    expect(grantsWithoutDecision({ ...none, from: 'stand-in' })).to.equal(false)
    expect(grantsWithoutDecision({ ...offlineBannerResponse(), showConsentBanner: false, from: 'stand-in' })).to.equal(
      false,
    )
  })

  it('grants nothing before there is a response', () => {
    expect(grantsWithoutDecision(null)).to.equal(false)
  })
})

describe('the offline response', () => {
  it('has the code NONE, the message "Unknown (offline mode)" and the country XX', () => {
    const { jurisdiction, location } = offlineBannerResponse()
    expect(jurisdiction).to.deep.equal({ code: 'NONE', message: 'Unknown (offline mode)' })
    expect(location.countryCode).to.equal('XX')
  })
})

describe('a banner response', () => {
  const wire = {
    showConsentBanner: true,
    jurisdiction: { code: 'GDPR', message: 'm' },
    location: { countryCode: 'DE', regionCode: null },
    translations: { language: 'de', translations: { common: { acceptAll: 'Alle' } } },
  }

  it('is parsed in the format of the real server', () => {
    expect(readBannerResponse(wire)).to.deep.equal({ ...wire, location: { countryCode: 'DE', regionCode: '' } })
  })

  for (const nonsense of [null, 5, 'ok', [], {}, { showConsentBanner: 'yes' }, { ...wire, jurisdiction: null }])
    it(`is invalid if it is ${JSON.stringify(nonsense)}`, () => {
      expect(readBannerResponse(nonsense)).to.equal(null)
    })
})

describe('the compliance settings', () => {
  it("state which laws apply once the visitor's location is known", () => {
    const { ccpa, gdpr, lgpd, usStatePrivacy } = complianceFor(defaultComplianceSettings, none)
    expect([gdpr.applies, ccpa.applies, lgpd.applies, usStatePrivacy.applies]).to.deep.equal([true, true, false, true])
  })

  it("are undefined before the visitor's location is known", () => {
    expect(complianceFor(defaultComplianceSettings, { ...none, from: 'stand-in' })).to.equal(defaultComplianceSettings)
  })
})
