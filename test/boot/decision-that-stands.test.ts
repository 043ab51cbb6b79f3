import { expect } from '@open-wc/testing'
import { decisionThatStands } from '../../src/boot/decision-that-stands'
import { readOptions, type ConsentOptions } from '../../src/options/options'
import { decide } from '../support/stored-decisions'

/** Options that only the manager handles, although the visitor has granted everything. */
const needManager: Record<string, ConsentOptions> = {
  'handlers of the site': {
    mode: 'custom',
    handlers: { showConsentBanner: () => {}, setConsent: () => {}, verifyConsent: () => {} },
  } as never,
  'a guard that does not block': { blocking: 'off' } as never,
  'storage that is not blocked': { storage: 'off' },
  'Do Not Track without effect': { privacySettings: { honorDoNotTrack: false } } as never,
  'categories of the site': {
    customCategories: [{ name: 'social-media', parent: 'marketing', title: 'Social media' }],
  } as never,
  'the TCF': { signals: { tcf: 'read' } } as never,
  GPP: { signals: { gpp: true } } as never,
  'a preference signal': { signals: { preference: 'adpc' } } as never,
}
const stands = (given: ConsentOptions): boolean =>
  decisionThatStands(readOptions({ mode: 'offline', categories: 'all', ...given } as ConsentOptions).options) !== null

describe('a stored decision that grants everything', () => {
  beforeEach(() => decide())
  afterEach(() => localStorage.clear())

  it('is all that most pages need', () => {
    expect(stands({})).to.equal(true)
    expect(stands({ storage: 'on' } as never)).to.equal(true)
    expect(stands({ customCategories: [] } as never)).to.equal(true)
    expect(stands({ signals: { matomo: true } } as never)).to.equal(true)
  })

  for (const [what, given] of Object.entries(needManager))
    it(`is not enough for ${what}`, () => expect(stands(given)).to.equal(false))

  it('is not enough once it has expired, or for services that it does not know', () => {
    expect(stands({ services: ['youtube'] } as never)).to.equal(false)
    decide(undefined, { expires: Date.now() - 1 })
    expect(stands({})).to.equal(false)
  })
})
