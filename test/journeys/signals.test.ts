import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import { consentSignals } from '../../src/signals/consent-signals'
import { tasksHaveRun } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'
import { decideBefore, isLoaded, refuse } from '../support/stored-decisions'

beforeEach(() => localStorage.clear())
afterEach(closePages)

const site = (options: object, head = '', before?: (page: Page['window']) => void): Promise<Page> =>
  openPage({
    ...(before && { before }),
    head: `${head}<script type="module" src="/dist/consent-elements.js"></script>`,
    body: `<consent-banner mode="offline" categories="all"><script type="application/json">${JSON.stringify(options)}</script></consent-banner>
      <privacy-settings-dialog></privacy-settings-dialog>`,
  })
const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()
/** Returns the entries of a queue, as the vendor would read them. */
const queue = (page: Page, name: string): unknown[] =>
  ((page.window[name] as unknown[] | undefined) ?? []).map(entry =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(entry as object) : entry,
  )
/** Returns our vendor files that the page has loaded. */
const fetched = (page: Page): string[] =>
  page.window.performance
    .getEntriesByType('resource')
    .map(({ name }) => /consent-elements-(signals.*)\.js/.exec(name)?.[1])
    .filter(name => name !== undefined)
    .toSorted()

describe('the vendors with their own consent calls', () => {
  it('receive a rejection, consent, a withdrawal and a partial consent, and the last state on the next page', async () => {
    const options = { signals: { matomo: true, microsoftUet: true, tiktok: true } }
    const page = await site(options)
    await press(page, '[data-action=accept]')
    // Each vendor's adapter is a file of its own. The files load in any order.
    await page.until(
      'all three have heard a yes',
      () => [queue(page, 'ttq').length, queue(page, '_paq').length, queue(page, 'uetq').length].join() === '2,2,6',
    )
    const manager = await page.manager()
    manager.rejectAll()
    manager.save({ measurement: true })
    expect(queue(page, '_paq').flat()).to.deep.equal([
      'requireConsent',
      'setConsentGiven',
      'forgetConsentGiven',
      'setConsentGiven',
    ])
    expect(queue(page, 'ttq').flat()).to.deep.equal(['holdConsent', 'grantConsent', 'revokeConsent'])
    const uet = (when: string, said: string) => ['consent', when, { ad_storage: said }]
    expect(JSON.stringify(queue(page, 'uetq'))).to.equal(
      JSON.stringify([uet('default', 'denied'), uet('update', 'granted'), uet('update', 'denied')].flat()),
    )
    await page.reload()
    await page.until('TikTok has heard the no of the earlier page', () => queue(page, 'ttq').length === 2)
    expect(queue(page, 'ttq').flat()).to.deep.equal(['holdConsent', 'revokeConsent'])
    await page.until('Matomo has heard the yes', () => queue(page, '_paq').length === 2)
    expect(queue(page, '_paq').flat()).to.deep.equal(['requireConsent', 'setConsentGiven'])
  })

  it('receive a first rejection, like the tag manager, although no category changes', async () => {
    const page = await site({ signals: { tiktok: true }, tagManager: { id: 'GTM-X', customScriptUrl: '/none.js' } })
    await page.until('both have been started', () => queue(page, 'ttq').length === 1 && queue(page, 'dataLayer').length)
    await press(page, '[data-action=reject]')
    const isUpdate = (entry: unknown): boolean => (entry as unknown[])[1] === 'update'
    await page.until('both are told', () => queue(page, 'ttq').length > 1 && queue(page, 'dataLayer').some(isUpdate))
    expect(queue(page, 'ttq').flat()).to.deep.equal(['holdConsent', 'revokeConsent'])
    const updates = queue(page, 'dataLayer').filter(isUpdate)
    expect(updates).to.deep.equal([['consent', 'update', consentSignals(onlyNecessary())]])
  })

  for (const [signal, value, inForce] of [
    ['globalPrivacyControl', true, { ...allConsents(), marketing: false }],
    ['doNotTrack', '1', onlyNecessary()],
  ] as const)
    it(`receive the effective consent, not the choice, like the tag manager (${signal})`, async () => {
      const page = await site(
        { signals: { tiktok: true, matomo: true }, tagManager: { id: 'GTM-X', customScriptUrl: '/none.js' } },
        '',
        window => void Object.defineProperty(window.navigator, signal, { value, configurable: true }),
      )
      await press(page, '[data-action=accept]')
      await page.until(
        'all have been told',
        () => queue(page, 'ttq').length > 1 && queue(page, '_paq').length > 1 && queue(page, 'dataLayer').length > 2,
      )
      expect(queue(page, 'ttq').flat()).to.deep.equal(['holdConsent', 'revokeConsent'])
      const matomoHears = inForce.measurement ? 'setConsentGiven' : 'forgetConsentGiven'
      expect(queue(page, '_paq').flat()).to.deep.equal(['requireConsent', matomoHears])
      const updates = queue(page, 'dataLayer').filter(entry => (entry as unknown[])[1] === 'update')
      expect(updates).to.deep.equal([['consent', 'update', consentSignals(inForce)]])
    })

  it('receive consent before their own first event, if their snippet runs after consent', async () => {
    const page = await site(
      { signals: { metaPixel: true } },
      `<script type="text/plain" data-consent="marketing">
        if (!window.fbq) { window.fbq = (...words) => fbq.queue.push(words); fbq.queue = [] }
        fbq('init', '1'); fbq('track', 'PageView')
      </script>`,
    )
    await page.until('the pixel is waited for', () => 'fbq' in page.window)
    await press(page, '[data-action=accept]')
    await page.until('the pixel has been told', () => page.window.fbq)
    const { queue: told } = page.window.fbq as { queue: unknown[] }
    expect(told).to.deep.equal([
      ['consent', 'revoke'],
      ['consent', 'grant'],
      ['init', '1'],
      ['track', 'PageView'],
    ])
  })

  describe('of a visitor who has granted everything before', () => {
    const options = { signals: { tiktok: true }, tagManager: { id: 'GTM-X', customScriptUrl: '/none.js' } }
    const hasCore = (page: Page): boolean => isLoaded(page, 'consent-elements-core.js')
    const commands = (page: Page): unknown[] => queue(page, 'dataLayer').filter(entry => Array.isArray(entry))
    const comesBack = async (given: object = options): Promise<Page> => {
      await decideBefore()
      const page = await site(given)
      await page.until('both are told', () => queue(page, 'ttq').length > 1 && commands(page).length > 1)
      return page
    }
    const update = (consents: Consents): unknown => ['consent', 'update', consentSignals(consents)]

    it('are told without the core, and the container is loaded once', async () => {
      const page = await comesBack()
      expect(queue(page, 'ttq').flat()).to.deep.equal(['holdConsent', 'grantConsent'])
      expect(commands(page).slice(1)).to.deep.equal([update(allConsents())])
      expect(page.document.querySelectorAll('script[src$="/none.js"]')).to.have.length(1)
      expect(hasCore(page)).to.equal(false)
    })

    it('are told of a withdrawal by the core, which starts nothing again', async () => {
      const page = await comesBack()
      ;(await page.manager()).rejectAll()
      await page.until('both are told', () => queue(page, 'ttq').length > 2 && commands(page).length > 2)
      expect(hasCore(page)).to.equal(true)
      expect(queue(page, 'ttq').flat()).to.deep.equal(['holdConsent', 'grantConsent', 'revokeConsent'])
      expect(commands(page).slice(1)).to.deep.equal([update(allConsents()), update(onlyNecessary())])
      expect(page.document.querySelectorAll('script[src$="/none.js"]')).to.have.length(1)
    })

    it('are told of a decision that another tab has made', async () => {
      const page = await comesBack()
      refuse()
      await page.until('both are told', () => queue(page, 'ttq').length > 2 && commands(page).length > 2)
      expect(queue(page, 'ttq').flat()).to.deep.equal(['holdConsent', 'grantConsent', 'revokeConsent'])
      expect(commands(page).at(-1)).to.deep.equal(update(onlyNecessary()))
    })

    it('report wrong options', async () => {
      const page = await comesBack({ ...options, signals: { tiktok: true, mixpanel: true } })
      await page.until('the mistake is told', () => page.console.join().includes('"signals.mixpanel" is not known'))
      expect(hasCore(page)).to.equal(false)
    })

    it('get the core where a framework of the IAB is configured', async () => {
      const page = await comesBack({ ...options, signals: { tiktok: true, gpp: true } })
      expect(hasCore(page)).to.equal(true)
    })
  })

  it('are loaded only if they are configured', async () => {
    const page = await site({ signals: { matomo: true } })
    await page.until('Matomo is told', () => page.window['_paq'])
    expect(fetched(page)).to.deep.equal(['signals', 'signals-matomo'])
    const plain = await site({})
    await press(plain, '[data-action=accept]')
    expect(fetched(plain)).to.deep.equal([])
    for (const name of [
      'uetq',
      'clarity',
      'fbq',
      'ttq',
      'pintrk',
      '_paq',
      'analytics',
      'posthog',
      'alloy',
      'dataLayer',
      '__tcfapi',
      '__gpp',
      '__uspapi',
    ])
      expect(name in plain.window, name).to.equal(false)
  })

  it('that are unknown are reported, with the known ones', async () => {
    const page = await site({ signals: { mixpanel: true } })
    await page.until('the mistake is told', () => page.events.some(({ type }) => type === 'consent-error'))
    const { detail } = page.events.find(({ type }) => type === 'consent-error')!
    expect(detail).to.deep.include({ code: 'INVALID_OPTION' })
    expect((detail as { message: string }).message).to.contain('"signals.mixpanel" is not known; known are adobe')
  })
})

describe('a listener to changes of consent', () => {
  const hear = async (page: Page): Promise<{ heard: unknown[]; stop: () => void }> => {
    const heard: unknown[] = []
    const stop = (await page.manager()).onConsentChange(({ effectiveConsents, changed }) =>
      heard.push([effectiveConsents.marketing, changed.length]),
    )
    return { heard, stop }
  }

  it('that is added late receives the present state, at once and once', async () => {
    const page = await site({})
    await press(page, '[data-action=accept]')
    const { heard } = await hear(page)
    expect(heard).to.deep.equal([[true, 0]])
    await tasksHaveRun()
    expect(heard).to.deep.equal([[true, 0]])
  })

  it('receives each change once, and none after it has been removed', async () => {
    const page = await site({})
    const manager = await page.manager()
    const { heard, stop } = await hear(page)
    manager.acceptAll()
    manager.rejectAll()
    stop()
    manager.acceptAll()
    expect(heard).to.deep.equal([
      [false, 0],
      [true, 4],
      [false, 4],
    ])
  })

  it('that is added while another one runs receives that change once', async () => {
    const page = await site({})
    const manager = await page.manager()
    const heard: unknown[] = []
    page.document.addEventListener(
      'consent-change',
      () => manager.onConsentChange(({ changed }) => heard.push(changed.length)),
      { once: true },
    )
    manager.acceptAll()
    expect(heard).to.deep.equal([0])
  })
})
