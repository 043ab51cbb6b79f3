import { expect } from '@open-wc/testing'
import { simulateVisitor, teenagerRuleFor } from '../../src/policies'

/** From the statutes that the sources of the rules name. */
const teenagers = {
  CA: [16, 'consent', 'Civil Code 1798.120(c)', 'leginfo.legislature.ca.gov'],
  CO: [18, 'consent', 'Colorado Revised Statutes 6-1-1308.5', 'leg.colorado.gov'],
  CT: [18, 'forbidden', 'Public Act 25-113, since 2026-07-01', 'www.cga.ct.gov'],
  DE: [18, 'consent', '6 Delaware Code 12D-106(a)(7)', 'delcode.delaware.gov'],
  FL: [18, 'consent', 'Florida Statutes 501.701 and following', 'www.leg.state.fl.us'],
  MD: [18, 'forbidden', 'Commercial Law 14-4607', 'mgaleg.maryland.gov'],
  MN: [17, 'consent', 'Minnesota Statutes 325M.16', 'www.revisor.mn.gov'],
  MT: [18, 'consent', 'Montana Code 30-14-2801 and following', 'mca.legmt.gov'],
  NH: [16, 'consent', 'RSA 507-H:6', 'gc.nh.gov'],
  NJ: [17, 'consent', 'N.J.S.A. 56:8-166.12', 'pub.njleg.state.nj.us'],
  OR: [16, 'forbidden', 'House Bill 2008 of 2025, since 2026-01-01', 'olis.oregonlegislature.gov'],
} as const

describe('the rules about teenagers', () => {
  for (const [region, [below, rule, title, host]] of Object.entries(teenagers))
    it(`in ${region} are: ${rule} from 13 and below ${below}`, () => {
      const { source, ...found } = teenagerRuleFor({ country: 'US', region })!
      expect(found).to.eql({
        place: `US-${region}`,
        from: 13,
        below,
        rule,
        reviewed: null,
        reviewer: 'nobody outside',
      })
      expect([source.title, new URL(source.url).hostname]).to.eql([title, host])
    })

  it('are those of states only', () => {
    for (const place of [{ country: 'US' }, { country: 'CA' }, { country: 'CA', region: 'MD' }])
      expect(teenagerRuleFor(place)).to.equal(null)
  })
})

describe('a simulated visit', () => {
  const all = ['necessary', 'functionality', 'measurement', 'experience', 'marketing']
  const optOut = ['opt-out', false, all, 365]
  for (const [place, signals, expected] of [
    [{ country: 'FR' }, {}, ['opt-in', true, ['necessary'], 182]],
    [{ country: 'FR' }, { globalPrivacyControl: true }, ['opt-in', true, ['necessary'], 182]],
    [{ country: null }, {}, ['opt-in', true, ['necessary'], 182]],
    [{ country: 'US', region: 'CA' }, {}, ['opt-out', false, all, 365]],
    [{ country: 'US', region: 'VA' }, {}, optOut],
    [{ country: 'US', region: 'VA' }, { globalPrivacyControl: true }, ['opt-out', false, all.slice(0, 4), 365]],
    [{ country: 'US', region: 'VA' }, { doNotTrack: true }, ['opt-out', false, ['necessary'], 365]],
    [{ country: 'US', region: 'VA' }, { doNotTrack: false, globalPrivacyControl: false }, optOut],
  ] as const)
    it(`at ${JSON.stringify(place)} with ${JSON.stringify(signals)} is ${expected.slice(0, 2).join(', asked: ')}`, () => {
      const { model, isAsked, granted, askedAgainAfterDays } = simulateVisitor(place, signals)
      expect([model, isAsked, granted, askedAgainAfterDays]).to.eql(expected)
    })
})
