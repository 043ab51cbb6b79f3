import { expect } from '@open-wc/testing'
import { renderEarlyBanner } from '../../src/boot/render-early-banner'
import { requestBannerEarly } from '../../src/boot/request-banner-early'
import { prefetchBannerResponse } from '../../src/client/banner-request'
import { atRest } from '../support/at-rest'
import { fakeServer, type FakeAnswer } from '../support/fake-server'

const answer = (code: unknown, countryCode: unknown = 'DE', showConsentBanner: unknown = true): FakeAnswer => ({
  json: { showConsentBanner, jurisdiction: { code, message: '' }, location: { countryCode, regionCode: null } },
})

describe('an early answer of the server', () => {
  let said: FakeAnswer
  let server: ReturnType<typeof fakeServer>
  beforeEach(() => {
    localStorage.clear()
    server = fakeServer(() => said)
  })
  afterEach(() => {
    server.restore()
    document.querySelectorAll('consent-banner').forEach(tag => tag.remove())
  })

  it('requests nothing unless an attribute names the server or the mode', () => {
    said = answer('GDPR')
    for (const html of [
      '',
      '<consent-banner></consent-banner>',
      '<consent-banner mode="offline" categories="all"></consent-banner>',
      '<consent-banner mode="custom"></consent-banner>',
      '<consent-banner backend-url="/c"><script type="application/json">{}</script></consent-banner>',
    ]) {
      document.body.insertAdjacentHTML('beforeend', html)
      requestBannerEarly()
      document.querySelector('consent-banner')?.remove()
    }
    expect(server.requests).to.deep.equal([])
  })

  for (const [what, given, isDrawn] of [
    ['asks by the GDPR', answer('GDPR'), true],
    ['asks where no law is known', answer('NONE'), true],
    ['asks nobody', answer('GDPR', 'DE', false), false],
    ['says yes in another type', answer('GDPR', 'DE', 'true'), false],
    ['names a law of the United States', answer('US-CA', 'US'), false],
    ['names the CCPA', answer('CCPA', 'US'), false],
    ['is in the United States without a law', answer('NONE', 'US'), false],
    ['has no law', answer(undefined), false],
    ['is no object', { json: [] }, false],
    ['is no JSON', { text: '<html>' }, false],
    ['does not come', 'no network', false],
  ] as [string, FakeAnswer, boolean][])
    it(`${isDrawn ? 'draws the banner' : 'is left to the core'} if it ${what}`, async () => {
      said = given
      prefetchBannerResponse('/consent')
      document.body.insertAdjacentHTML(
        'beforeend',
        '<consent-banner mode="c15t" backend-url="/consent"></consent-banner>',
      )
      const tag = document.querySelector('consent-banner')!
      const remove = renderEarlyBanner(tag)
      await atRest()
      expect(tag.shadowRoot?.querySelector('[part~=banner]') != null).to.equal(isDrawn)
      expect(server.requests).to.have.length(1)
      remove()
    })
})
