import { expect } from '@open-wc/testing'
import type { CategoryName } from '../../src/consent/categories'
import { traceMatcher, type SweepPatterns } from '../../src/storage/trace-matcher'

const matching =
  (allowed: CategoryName[] = [], own: SweepPatterns = {}) =>
  (names: string): string[] => {
    const isTrace = traceMatcher(category => allowed.includes(category), own)
    return names.split(' ').filter(name => isTrace(name))
  }

const analytics =
  '_ga _ga_ABC123 _gid _gat_UA-1 __utma _clck _hjSessionUser_1 _pk_id.1.1fff ajs_anonymous_id ph_key_posthog'
const advertising = '_gcl_au _fbp _fbc _uetsid _uetvid _ttp _pin_unauth _scid li_fat_id _rdt_uuid'

describe('the set of deleted names', () => {
  it('includes the names of vendors whose category is not in force', () => {
    expect(matching()(`${analytics} ${advertising}`)).to.deep.equal(`${analytics} ${advertising}`.split(' '))
    expect(matching(['measurement'])(`${analytics} ${advertising}`)).to.deep.equal(advertising.split(' '))
    expect(matching(['marketing'])(`${analytics} ${advertising}`)).to.deep.equal(analytics.split(' '))
  })

  it("excludes our names, c15t's and those of necessary data, even if they look similar", () => {
    const needed =
      'privacy-consent-storage privacy-consent privacy-consent-pending c15t sessionid PHPSESSID JSESSIONID csrftoken ' +
      '__cf_bm cf_clearance __stripe_mid cart _gallery _gasoline _fbpx mtm_consent_removed __ph_opt_in_out_key ' +
      'kndctr_1_AdobeOrg_consent _shopify_y _session_id'
    expect(matching()(needed)).to.deep.equal([])
    expect(matching([], { marketing: ['*'] })('privacy-consent-storage c15t other')).to.deep.equal(['other'])
  })

  it("includes the site's patterns, as a list or a text, but not those under necessary", () => {
    const own = { measurement: ['_my*', 'stats.id'], marketing: 'ads_? promo', necessary: ['_my_cart'] }
    expect(matching([], own)('_my_id _my_cart stats.id stats-id ads_1 ads_12 promo')).to.deep.equal([
      '_my_id',
      'stats.id',
      'ads_1',
      'promo',
    ])
    expect(matching(['measurement'], own)('_my_id promo')).to.deep.equal(['promo'])
  })

  it('excludes names that a category in force claims as well', () => {
    expect(matching(['functionality'], { functionality: ['_ga_chat'] })('_ga_chat _ga_1')).to.deep.equal(['_ga_1'])
  })
})
