import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import { createConsentStore } from '../../src/store'
import { syncVendors } from '../../src/effects/sync-vendors'
import type { ConsentSnapshot } from '../../src/signals/consent-snapshot'
import { waitUntil } from '../support/wait-until'

const page = window as unknown as Record<string, unknown[] | undefined>
const globals = ['uetq', '_paq', 'ttq', 'clarity', 'fbq', 'pintrk', 'analytics', 'posthog', 'alloy', 'mine']
const inForce = (consents: Consents, isDecided = true): ConsentSnapshot => ({
  consents,
  isNew: isDecided,
  time: isDecided ? 1 : undefined,
})
let reported: string[]
let now: ConsentSnapshot
const store = createConsentStore()

const start = (signals: Record<string, unknown>) =>
  syncVendors(
    signals,
    () => now,
    ({ code, message }) => reported.push(`${code}: ${message}`),
    store,
  )

describe('the vendors', () => {
  beforeEach(() => {
    reported = []
    now = inForce(onlyNecessary(), false)
  })
  afterEach(() => globals.forEach(name => Reflect.deleteProperty(window, name)))

  it('receive consent only if they are configured, and create no global otherwise', async () => {
    start({ matomo: true, microsoftUet: false, tiktok: null })
    await waitUntil(() => page['_paq'] !== undefined)
    expect(page['_paq']).to.deep.equal([['requireConsent']])
    for (const name of globals.filter(name => name !== '_paq')) expect(name in window, name).to.equal(false)
  })

  it('receive the first decision, and then only changes of their categories', async () => {
    const tell = start({ matomo: true })
    await waitUntil(() => page['_paq'] !== undefined)
    tell(inForce(onlyNecessary()))
    tell(inForce({ ...onlyNecessary(), marketing: true }))
    tell(inForce(allConsents()))
    tell(inForce({ ...allConsents(), marketing: false }))
    expect(page['_paq']!.flat()).to.deep.equal(['requireConsent', 'forgetConsentGiven', 'setConsentGiven'])
  })

  it('receive a first rejection, although no consent has changed', async () => {
    const tell = start({ matomo: true, tiktok: true })
    await waitUntil(() => page['_paq'] !== undefined && page.ttq !== undefined)
    tell(inForce(onlyNecessary()))
    tell(inForce(onlyNecessary()))
    expect(page['_paq']!.flat()).to.deep.equal(['requireConsent', 'forgetConsentGiven'])
    expect(page.ttq!.flat()).to.deep.equal(['holdConsent', 'revokeConsent'])
  })

  it('receive nothing before a decision, except categories that are granted without one', async () => {
    const tell = start({ matomo: true })
    await waitUntil(() => page['_paq'] !== undefined)
    tell(inForce(onlyNecessary(), false))
    expect(page['_paq']!.flat()).to.deep.equal(['requireConsent'])
    tell(inForce(allConsents(), false))
    expect(page['_paq']!.flat()).to.deep.equal(['requireConsent', 'setConsentGiven'])
  })

  it('receive a decision that was made while they were loading', async () => {
    start({ tiktok: {} })
    now = inForce(allConsents())
    await waitUntil(() => page.ttq?.length === 2)
    expect(page.ttq).to.deep.equal([['holdConsent'], ['grantConsent']])
  })

  it('receive their options', async () => {
    start({ matomo: { global: 'mine', consent: 'cookies' } })
    await waitUntil(() => page.mine !== undefined)
    expect(page.mine).to.deep.equal([['requireCookieConsent']])
    expect(reported).to.deep.equal([])
  })

  it('do not affect the page or other vendors if they throw', async () => {
    const { error } = console
    const said: unknown[] = []
    console.error = (text: unknown) => said.push(text)
    try {
      const refuse = (): never => {
        throw new Error('no')
      }
      // One throws at once, the other when it receives a decision.
      let isHeld = false
      Object.assign(page, {
        uetq: { push: refuse },
        ttq: { holdConsent: () => (isHeld = true), grantConsent: refuse },
      })
      const tell = start({ microsoftUet: true, tiktok: true, matomo: true })
      await waitUntil(() => page['_paq'] !== undefined && isHeld && said.length > 0)
      tell(inForce(allConsents()))
      expect(page['_paq']!.flat()).to.deep.equal(['requireConsent', 'setConsentGiven'])
    } finally {
      console.error = error
    }
    expect(said).to.deep.equal([
      'consent-elements: microsoftUet could not receive the consent',
      'consent-elements: tiktok could not receive the consent',
    ])
  })

  const wrong: [Record<string, unknown>, string][] = [
    [
      { metaPixle: true },
      'Option "signals.metaPixle" is not known; known are adobe, amazonConsent, googlePublisherTag, googleTag, klaviyo, matomo, metaPixel, microsoftClarity, microsoftUet, pinterest, posthog, reddit, segment, shopify, tiktok, gpp, tcf, preference',
    ],
    [{ tiktok: 'yes' }, 'Option "signals.tiktok" is "yes"; allowed is true, false or an object'],
    [{ matomo: { consent: 'all' } }, 'Option "signals.matomo.consent" is "all"; allowed is "tracking" or "cookies"'],
    [
      { amazonConsent: { country: 'Germany' } },
      'Option "signals.amazonConsent.country" is "Germany"; allowed is a text such as "DE"',
    ],
    [{ matomo: { siteId: 1 } }, 'Option "signals.matomo.siteId" is not known; known are global, consent'],
    [{ matomo: { global: 5 } }, 'Option "signals.matomo.global" is 5; allowed is the name of a global'],
  ]
  for (const [signals, message] of wrong)
    it(`are reported if their options are invalid: ${message}`, async () => {
      start(signals)
      expect(reported).to.deep.equal([`INVALID_OPTION: ${message}`])
      if (!signals.matomo) return
      await waitUntil(() => page['_paq'] !== undefined)
      expect(page['_paq']!.flat()).to.deep.equal(['requireConsent'])
    })
})
