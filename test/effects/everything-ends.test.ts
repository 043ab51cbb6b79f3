import { expect } from '@open-wc/testing'
import { startConsentManager } from '../../src/boot/start-consent-manager'
import { define } from '../../src/define'
import { trustVisiblePresses } from '../../src/effects/trust-visible-presses'
import type { ConsentOptions } from '../../src/options/options'
import { createConsentStore } from '../../src/store'
import { eventually } from '../support/eventually'
import { watchOpenEnds, type OpenEnds } from '../support/open-ends'
import { waitUntil } from '../support/wait-until'

define()

/** Options that start something: a client, a timer, a file, a vendor. */
const sites: Record<string, ConsentOptions> = {
  offline: { mode: 'offline' },
  'with handlers of its own': {
    mode: 'custom',
    handlers: {
      showConsentBanner: async () => ({
        showConsentBanner: true,
        jurisdiction: { code: 'GDPR', message: 'm' },
        location: { countryCode: 'DE', regionCode: 'BE' },
      }),
      setConsent: async () => null,
    },
  },
  'with a cookie, an expiry and a deletion after withdrawal': {
    mode: 'offline',
    cookie: true,
    lifetimeDays: 1,
  } as never,
  'with a tag manager, vendors and services': {
    mode: 'offline',
    tagManager: { id: 'GTM-AB12CD3' },
    signals: { 'microsoft-uet': true, 'meta-pixel': true },
    services: [{ name: 'films', category: 'experience', hosts: ['films.test'] }],
  } as never,
  'whose banner locks the page, in the colors and language of the page': {
    mode: 'offline',
    scrollLock: true,
    colorScheme: 'page',
    language: 'page',
  } as never,
}
const manager = () => window.consentManager!

let ends: OpenEnds
let place: HTMLElement
const { log, warn, error } = console

beforeEach(() => {
  localStorage.clear()
  ends = watchOpenEnds()
  Object.assign(console, { log() {}, warn() {}, error() {} })
  place = document.createElement('main')
  place.innerHTML = `<a href="#privacy-settings">Settings</a><div data-consent="experience">gated</div>
    <consent-banner></consent-banner><privacy-settings-dialog></privacy-settings-dialog>
    <iframe data-src="about:blank" data-consent="experience"></iframe>`
  document.body.append(place)
})
afterEach(() => {
  window.consentManager?.stop()
  document.querySelectorAll('consent-banner, privacy-settings-dialog').forEach(element => element.remove())
  place.remove()
  ends.restore()
  Object.assign(console, { log, warn, error })
  localStorage.clear()
  document.cookie = 'privacy-consent=; max-age=0; path=/'
})

describe('a manager that is stopped', () => {
  for (const [name, options] of Object.entries(sites))
    it(`leaves no listener, interval or observer behind on a site ${name}`, async () => {
      const run = async (steps: () => Promise<void>): Promise<void> => {
        startConsentManager(options)
        await waitUntil(() => !manager().state.isLoadingConsentInfo, 'the manager is ready')
        await steps()
        expect(ends.list(), 'what is noticed while it runs').to.have.length.above(5)
        manager().stop()
        document.querySelectorAll('consent-banner, privacy-settings-dialog').forEach(element => element.remove())
      }
      await run(async () => {
        await waitUntil(() => manager().state.showPopup, 'the banner is shown')
        manager().acceptAll()
        await waitUntil(() => manager().state.consents.marketing, 'all is granted')
        await eventually(() => expect(document.querySelector('iframe')!.hasAttribute('src')).to.equal(true))
        manager().rejectAll()
        manager().openSettings()
        await waitUntil(() => manager().state.isPrivacyDialogOpen, 'the settings are open')
        manager().closeSettings()
      })
      await eventually(() => expect(ends.list().join('\n')).to.equal(''))
    })

  it('leaves nothing behind of what watches whether a foreign page covers its buttons', () => {
    const stop = trustVisiblePresses(createConsentStore())
    expect(ends.list()).to.have.length.above(0)
    stop()
    expect(ends.list()).to.eql([])
  })
})
