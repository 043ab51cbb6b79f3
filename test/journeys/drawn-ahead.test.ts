import { expect } from '@open-wc/testing'
import { allConsents } from '../../src/consent/consents'
import { deleteConsentCookie } from '../../src/storage/consent-cookie'
import { atRest } from '../support/at-rest'
import { consentServer } from '../support/consent-server-client'
import { firstFileTook } from '../support/first-file-took'
import { closePages, openPage, type Page } from '../support/open-page'

let visits = 0
/** Gives each visit other URLs, because cached files are never late. */
const newAddress = (late = 'core'): string => `/late-${late}/${++visits}/consent-elements.js`
const script = (address = newAddress()): string => `<script type="module" src="${address}"></script>`
const banner = '<consent-banner mode="offline" categories="all" policy-url="/privacy"></consent-banner>'
const stored = () => JSON.parse(localStorage.getItem('privacy-consent-storage') ?? 'null')

/** Pages whose core has not loaded yet. */
const waiting: Page[] = []
const opened = async (body: string, duration: number): Promise<Page> => {
  const page = await openPage({ head: script(), body, before: firstFileTook(duration), loading: true })
  waiting.push(page)
  return page
}
const slowly = (body: string): Promise<Page> => opened(body, 400)
const letCoreCome = (): Promise<unknown> => fetch('/late/now')
const rootOf = (page: Page): ShadowRoot => page.document.querySelector('consent-banner')!.shadowRoot!
const fetched = (page: Page): string[] =>
  page.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/').at(-1)!)
const cardOf = (page: Page) => page.peek('[part=banner]')
const drawn = (page: Page): Promise<void> => page.until('the banner is drawn', () => cardOf(page))
/** Has the core load, waits for its banner, and expects it to reuse the drawn nodes without a change. */
async function expectReuse(page: Page): Promise<void> {
  const nodes = [...rootOf(page).querySelectorAll('*')]
  const changes: MutationRecord[] = []
  const options = { childList: true, subtree: true, attributes: true, characterData: true }
  new page.window.MutationObserver(list => changes.push(...list)).observe(rootOf(page), options)
  await letCoreCome()
  await page.find('[part=banner]')
  await page.until('the page has heard', () => page.events.some(({ type }) => type === 'consent-banner-show'))
  expect([...rootOf(page).querySelectorAll('*')].every((node, at) => node === nodes[at])).to.equal(true)
  expect(changes.map(({ type, attributeName }) => attributeName ?? type)).to.deep.equal([])
}
/** Meaningful once the page has been parsed, because our first file has run by then. */
const isDrawn = (page: Page): boolean => cardOf(page) !== null

describe('over a slow connection the banner', () => {
  beforeEach(() => {
    localStorage.clear()
    deleteConsentCookie()
  })
  afterEach(async () => {
    await letCoreCome()
    // WebKit hangs if a frame is removed while one of its modules awaits another.
    await Promise.all(waiting.splice(0).map(page => page.manager()))
    closePages()
  })

  it('is rendered before the core has loaded, which reuses the same nodes and changes none of them', async () => {
    const page = await slowly(banner)
    await drawn(page)
    expect('consentManager' in page.window).to.equal(false)
    const card = cardOf(page)!
    expect(page.peek('[part=title]')!.textContent).to.equal('We value your privacy')
    expect(page.peek('a')!.getAttribute('href')).to.equal('/privacy')
    expect(page.window.getComputedStyle(card).position).to.equal('fixed')
    await expectReuse(page)
    expect(rootOf(page).adoptedStyleSheets).to.have.length(1)
    expect(page.console).to.deep.equal([])
  })

  it('names the purposes of declared services and of gated markup with categories="auto"', async () => {
    const page = await slowly(
      banner.replace('"all"', '"auto" services="google-analytics"') +
        '<iframe data-consent="marketing" data-src="https://ads.example/1" title="An offer"></iframe>',
    )
    await drawn(page)
    expect('consentManager' in page.window).to.equal(false)
    const text = page.peek('[part=description]')!.textContent!
    expect(text).to.match(/count and record visits/i)
    expect(text).to.match(/personalize ads/i)
    expect(text).not.to.match(/video/i)
    expect(fetched(page)).to.include('consent-elements-categories.js')
  })

  for (const [action, type] of [
    ['accept', 'all'],
    ['reject', 'necessary'],
  ])
    it(`queues a press until the core has loaded, and handles it once: ${action}`, async () => {
      const page = await slowly(banner)
      await drawn(page)
      page.peek(`[data-action=${action}]`)!.click()
      expect(stored(), 'nobody can keep it yet').to.equal(null)
      await letCoreCome()
      await page.until('it is decided', stored)
      expect(stored().consentInfo.type).to.equal(type)
      await page.until('the banner has gone', () => !isDrawn(page))
      expect(await (await page.manager()).receipts()).to.have.length(1)
    })

  it('also queues a press if only the banner chunk is late', async () => {
    const head = script(newAddress('banner'))
    const page = await openPage({ head, body: banner, before: firstFileTook(400), loading: true })
    await drawn(page)
    const manager = await page.manager()
    const card = cardOf(page)
    page.peek('[data-action=reject]')!.click()
    expect(manager.state.consentInfo).to.equal(null)
    expect(cardOf(page)).to.equal(card)
    await letCoreCome()
    await page.until('it is decided', stored)
    expect(stored().consentInfo.type).to.equal('necessary')
    await page.until('the banner has gone', () => !isDrawn(page))
  })

  it('has its chunk requested in parallel with the core, and not after it', async () => {
    const page = await slowly(banner)
    await page.until('it has come', () => fetched(page).includes('consent-elements-banner.js'))
    expect('consentManager' in page.window).to.equal(false)
  })

  it('leaves the dialog’s file to visitors who approach Customize', async () => {
    const page = await openPage({ head: script(), body: banner, before: firstFileTook(400), loading: true })
    waiting.push(page)
    await drawn(page)
    await letCoreCome()
    const button = await page.find('[part=customize]')
    await page.manager()
    const isRequested = (): boolean =>
      page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('/consent-elements-ui.js'))
    expect(isRequested()).to.equal(false)
    expect(page.document.querySelector('link[href*="consent-elements-ui"]')).to.equal(null)
    button.dispatchEvent(new page.window.PointerEvent('pointerover', { bubbles: true, composed: true }))
    await page.until('it is requested', isRequested)
  })

  it('is removed if its chunk cannot be loaded, which is reported, and nothing is granted', async () => {
    const [{ origin }, address] = [location, newAddress()]
    const files = ['', '-core', '-blocking'].map(file => address.replace('.js', `${file}.js`))
    const page = await openPage({
      head: script(address),
      body: banner,
      before: firstFileTook(400),
      loading: true,
      csp: `script-src ${[`/page/`, ...files].map(path => origin + path).join(' ')}`,
    })
    // Firefox removes it before a test can see it.
    await page.until('it has been drawn', () => rootOf(page))
    await letCoreCome()
    await page.until('it has gone', () => !isDrawn(page))
    await page.until('it is told', () => page.events.some(({ type }) => type === 'consent-error'))
    expect((await page.manager()).hasConsentFor('marketing')).to.equal(false)
    expect(stored()).to.equal(null)
  })

  it('opens the settings if Customize was pressed before the core had loaded', async () => {
    const page = await slowly(banner)
    await drawn(page)
    page.peek('[data-action=customize]')!.click()
    await letCoreCome()
    await page.until('the dialog is open', () => page.peek('dialog[open]'))
  })

  it('has the language of the tag from the first frame', async () => {
    const page = await slowly(banner.replace('mode', 'language="de" color-scheme="dark" mode'))
    await drawn(page)
    expect(page.peek('[part=reject]')!.textContent).to.equal('Alle ablehnen')
    expect(page.peek('.root')!.lang).to.equal('de')
    expect(page.peek('.root')!.dataset.scheme).to.equal('dark')
    expect('consentManager' in page.window).to.equal(false)
  })

  it('is removed if the core cannot be loaded, and nothing is granted', async () => {
    const [{ origin }, address] = [location, newAddress()]
    const page = await openPage({
      head: script(address),
      body: banner,
      before: firstFileTook(400),
      loading: true,
      csp: `script-src ${origin}/page/ ${origin}${address}`,
    })
    await page.until('it has gone', () => rootOf(page) && !isDrawn(page))
    expect(stored()).to.equal(null)
  })

  it('is not rendered if its texts load after the core has failed', async () => {
    const [{ origin }, address] = [location, newAddress()]
    const texts = address.replace('consent-elements.js', 'languages/de-1.5.0.js')
    const page = await openPage({
      head: script(address),
      body: banner.replace('mode', 'language="de" mode'),
      before: firstFileTook(400),
      csp: `script-src ${origin}/page/ ${origin}${address} ${origin}${texts}`,
    })
    await page.until('the texts have come', () =>
      page.window.performance.getEntriesByType('resource').some(({ name }) => name.endsWith(texts)),
    )
    await atRest(page)
    expect(isDrawn(page)).to.equal(false)
    expect(stored()).to.equal(null)
  })

  const others: [who: string, body: string][] = [
    ['a server is configured', '<consent-banner></consent-banner>'],
    ['the page has JSON options', banner.replace('></', '><script type="application/json">{}</script></')],
    ['the banner locks scrolling', banner.replace('mode', 'scroll-lock mode')],
    ['the site has handlers', banner.replace('offline', 'custom')],
  ]
  for (const [who, body] of others)
    it(`waits for the core if ${who}`, async () => {
      const page = await slowly(body)
      expect(isDrawn(page)).to.equal(false)
    })

  it('is not shown to visitors who have already chosen, nor if a stored decision is invalid', async () => {
    for (const time of [Date.now() - 1e6, 1]) {
      const record = { consents: allConsents(), consentInfo: { time, type: 'all' } }
      localStorage.setItem('privacy-consent-storage', JSON.stringify(record))
      expect(isDrawn(await slowly(banner)), `decided at ${time}`).to.equal(false)
    }
  })

  it('waits for the core if our first file loaded quickly', async () => {
    const page = await opened(banner, 20)
    expect(isDrawn(page)).to.equal(false)
  })

  describe('of a page with a server', () => {
    const served = '<consent-banner categories="all"></consent-banner>'
    const resources = (page: Page): PerformanceResourceTiming[] =>
      page.window.performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const isAnswered = (page: Page): boolean =>
      resources(page).some(({ name }) => name.includes('/show-consent-banner'))
    /** Opens the page, and waits until the server's answer could have been rendered. */
    const answered = async (body = served): Promise<Page> => {
      const page = await slowly(body)
      await page.until('the server has answered', () => isAnswered(page))
      await atRest(page)
      return page
    }
    let server: Awaited<ReturnType<typeof consentServer>>
    beforeEach(async () => {
      server = await consentServer('same-origin')
      await server.behave({ country: 'DE' })
    })
    afterEach(() => server.behave({ mode: 'ok' }))

    it('is rendered when the server has answered, before the core, which asks no more and changes nothing', async () => {
      const page = await slowly(served)
      await drawn(page)
      expect('consentManager' in page.window).to.equal(false)
      await expectReuse(page)
      expect(await server.calls('/show-consent-banner')).to.have.length(1)
      expect((await page.manager()).state.jurisdictionInfo!.code).to.equal('GDPR')
      expect(page.console).to.deep.equal([])
    })

    it('has the server’s texts', async () => {
      const texts = { cookieBanner: { title: 'From the server' }, common: { acceptAll: 'Yes' } }
      const location = { countryCode: 'DE', regionCode: null }
      const jurisdiction = { code: 'GDPR', message: '' }
      const translations = { language: 'en', translations: texts }
      await server.behave({ mode: 200, body: { showConsentBanner: true, jurisdiction, location, translations } })
      const page = await slowly(served)
      await drawn(page)
      expect(page.peek('[part=title]')!.textContent).to.equal('From the server')
      expect(page.peek('[data-action=accept]')!.textContent).to.equal('Yes')
      const seen: (string | null)[] = []
      new page.window.MutationObserver(() => seen.push(page.peek('[part=title]')!.textContent)).observe(rootOf(page), {
        subtree: true,
        characterData: true,
        childList: true,
      })
      await letCoreCome()
      await page.find('[part=banner]')
      await page.until('the page has heard', () => page.events.some(({ type }) => type === 'consent-banner-show'))
      expect(seen.filter(title => title !== 'From the server')).to.deep.equal([])
    })

    it('handles a press from before the core', async () => {
      const page = await slowly(served)
      await drawn(page)
      page.peek('[data-action=reject]')!.click()
      await letCoreCome()
      await page.until('it is decided', stored)
      expect(stored().consentInfo.type).to.equal('necessary')
      await page.until('the server has it', async () => (await server.calls('/set')).length === 1)
    })

    it('is requested first, before every other file', async () => {
      const page = await answered()
      const first = resources(page)
        .filter(({ name }) => !/first\.js|consent-elements\.js/.test(name))
        .toSorted((a, b) => a.startTime - b.startTime)[0]!
      expect(first.name).to.contain('/show-consent-banner')
    })

    // Before the pages below: their core may ask while they are closed.
    it('is not asked for if no attribute names it, nor for visitors who have already chosen', async () => {
      const record = { consents: allConsents(), consentInfo: { time: Date.now() - 1e6, type: 'all' } }
      await slowly('<consent-banner></consent-banner>')
      localStorage.setItem('privacy-consent-storage', JSON.stringify(record))
      await atRest(await slowly(served))
      expect(await server.calls('/show-consent-banner')).to.deep.equal([])
    })

    const others: [who: string, behaviour: Parameters<typeof server.behave>[0], body?: string][] = [
      ['the visitor opts out by law', { country: 'US' }],
      ['the server fails', { mode: 'down' }],
      ['the server answers nonsense', { mode: 'nonsense' }],
      ['the server wants no banner', { country: 'ZZ' }],
      ['the banner locks scrolling', { country: 'DE' }, served.replace('categories', 'scroll-lock categories')],
    ]
    for (const [who, behaviour, body] of others)
      it(`waits for the core if ${who}`, async () => {
        await server.behave(behaviour)
        const page = await slowly(body ?? served)
        await atRest(page)
        expect(isDrawn(page)).to.equal(false)
      })
  })
})
