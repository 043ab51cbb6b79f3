import { expect } from '@open-wc/testing'
import type { BannerResponse } from '../../src/consent/banner-response'
import { consentModelOf } from '../../src/consent/consent-models'

const answer = (code: string, countryCode = '', regionCode = '', showConsentBanner = true): BannerResponse => ({
  showConsentBanner,
  jurisdiction: { code, message: '' },
  location: { countryCode, regionCode },
})

describe('the consent model of a jurisdiction', () => {
  const rows: [what: string, answer: BannerResponse, model: string][] = [
    ['GDPR is opt-in', answer('GDPR', 'DE'), 'opt-in'],
    ['CH is opt-in', answer('CH', 'CH'), 'opt-in'],
    ['BR is opt-in', answer('BR', 'BR'), 'opt-in'],
    ['PIPEDA, whose server says that consent is required, is opt-in', answer('PIPEDA', 'CA'), 'opt-in'],
    ['APPI likewise', answer('APPI', 'JP'), 'opt-in'],
    ['PIPA likewise', answer('PIPA', 'KR'), 'opt-in'],
    ['AU likewise', answer('AU', 'AU'), 'opt-in'],
    ['CCPA is opt-out', answer('CCPA', 'US', 'CA'), 'opt-out'],
    ['US-CA is opt-out', answer('US-CA', 'US', 'CA', false), 'opt-out'],
    ['us-uoom is opt-out', answer('us-uoom', 'US', 'CO'), 'opt-out'],
    [
      'NONE in the United States, as the server of c15t has it, is opt-out',
      answer('NONE', 'us', 'CA', false),
      'opt-out',
    ],
    ['NONE elsewhere is none', answer('NONE', 'IN', '', false), 'none'],
    ['NONE where the banner is wanted all the same is opt-in', answer('NONE', 'IN'), 'opt-in'],
    ['what nobody knows is opt-in', answer('ATLANTIS', 'US', 'CA', false), 'opt-in'],
    ['the name of something that every object has is nothing known', answer('constructor', '', '', false), 'opt-in'],
  ]
  for (const [what, given, model] of rows)
    it(what, () => {
      expect(consentModelOf(given, 'server', {})).to.equal(model)
    })

  it('is opt-in for every offline response', () => {
    expect(consentModelOf(answer('NONE', 'US', '', false), 'stand-in', { NONE: 'none', US: 'opt-out' })).to.equal(
      'opt-in',
    )
  })

  it("is overridden by the site's jurisdictions: region first, then country, then code", () => {
    const ofHost = { 'US-CA': 'opt-in', US: 'none', CCPA: 'opt-out', PIPEDA: 'opt-out' } as const
    expect(consentModelOf(answer('CCPA', 'US', 'US-CA', false), 'server', ofHost)).to.equal('opt-in')
    expect(consentModelOf(answer('CCPA', 'US', 'NV', false), 'server', ofHost)).to.equal('none')
    expect(consentModelOf(answer('pipeda', 'CA', 'ON', false), 'server', ofHost)).to.equal('opt-out')
  })
})
