import { expect } from '@open-wc/testing'
import { allConsents } from '../../src/consent/consents'
import { consentServer } from '../support/consent-server-client'
import { closePages, openPage, type Page } from '../support/open-page'

let visits = 0
/** Each visit finds its files elsewhere, because from a cache nothing is late. */
const newAddress = (late = 'core'): string => `/late-${late}/${++visits}/consent-elements.js`
const script = (address = newAddress()): string => `<script type="module" src="${address}"></script>`
const banner = '<consent-banner mode="offline" categories="all" policy-url="/privacy"></consent-banner>'
const stored = () => JSON.parse(localStorage.getItem('privacy-consent-storage') ?? 'null')

/** How long our first file was on its way, as the page's browser tells it. */
const took = (duration: number) => (window: Page['window']) => {
  window.performance.getEntriesByName = () => [{ duration } as PerformanceEntry]
}
/** Pages whose core has yet to come. */
const waiting: Page[] = []
const opened = async (body: string, duration: number): Promise<Page> => {
  const page = await openPage({ head: script(), body, before: took(duration), loading: true })
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
/** Known once the page has been parsed: by then our first file has run. */
const isDrawn = (page: Page): boolean => cardOf(page) !== null

describe('over a slow line the banner', () => {
  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    await letCoreCome()
    // WebKit comes to a standstill where a frame is taken away in which a module awaits another.
    await Promise.all(waiting.splice(0).map(page => page.manager()))
    closePages()
  })

  it('is drawn before the core is there, which takes over the same nodes and changes none of them', async () => {
    const page = await slowly(banner)
    await drawn(page)
    expect('consentManager' in page.window).to.equal(false)
    const card = cardOf(page)!
    const nodes = [...rootOf(page).querySelectorAll('*')]
    expect(page.peek('[part=title]')!.textContent).to.equal('We value your privacy')
    expect(page.peek('a')!.getAttribute('href')).to.equal('/privacy')
    expect(page.window.getComputedStyle(card).position).to.equal('fixed')
    const changes: MutationRecord[] = []
    const options = { childList: true, subtree: true, attributes: true, characterData: true }
    new page.window.MutationObserver(list => changes.push(...list)).observe(rootOf(page), options)

    await letCoreCome()
    await page.find('[part=banner]')
    await page.until('the page has heard', () => page.events.some(({ type }) => type === 'consent-banner-show'))
    expect([...rootOf(page).querySelectorAll('*')].every((node, at) => node === nodes[at])).to.equal(true)
    expect(changes.map(({ type, attributeName }) => attributeName ?? type)).to.deep.equal([])
    expect(rootOf(page).adoptedStyleSheets).to.have.length(1)
    expect(page.console).to.deep.equal([])
  })

  for (const [action, type] of [
    ['accept', 'all'],
    ['reject', 'necessary'],
  ])
    it(`keeps a press until the core is there, and carries it out once: ${action}`, async () => {
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

  it('keeps a press also while only what serves the banner is late', async () => {
    const head = script(newAddress('banner'))
    const page = await openPage({ head, body: banner, before: took(400), loading: true })
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

  it('has what serves it asked for beside the core, and not after it', async () => {
    const page = await slowly(banner)
    await page.until('it has come', () => fetched(page).includes('consent-elements-banner.js'))
    expect('consentManager' in page.window).to.equal(false)
  })

  it('has the dialog’s file asked for before the core is there, once, so that it is there when somebody presses Customize', async () => {
    const asked: string[] = []
    const page = await openPage({
      head: script(),
      body: banner,
      before(window) {
        took(400)(window)
        const note = (nodes: NodeList): number =>
          asked.push(...[...nodes].flatMap(node => (node as Partial<HTMLLinkElement>).href ?? []))
        new window.MutationObserver(list => list.forEach(({ addedNodes }) => note(addedNodes))).observe(
          window.document.head,
          {
            childList: true,
          },
        )
      },
      loading: true,
    })
    waiting.push(page)
    await drawn(page)
    const dialogs = (): string[] => asked.filter(url => url.includes('/consent-elements-ui.js'))
    await page.until('the dialog’s file is asked for', () => dialogs().length === 1)
    expect('consentManager' in page.window).to.equal(false)
    await letCoreCome()
    await page.find('[part=banner]')
    expect(dialogs()).to.have.length(1)
  })

  it('goes again where what serves it cannot be had, which is told, and nothing is granted', async () => {
    const [{ origin }, address] = [location, newAddress()]
    const files = ['', '-core', '-blocking'].map(file => address.replace('.js', `${file}.js`))
    const page = await openPage({
      head: script(address),
      body: banner,
      before: took(400),
      loading: true,
      csp: `script-src ${[`/page/`, ...files].map(path => origin + path).join(' ')}`,
    })
    // In Firefox it has gone before anybody could see it.
    await page.until('it has been drawn', () => rootOf(page))
    await letCoreCome()
    await page.until('it has gone', () => !isDrawn(page))
    await page.until('it is told', () => page.events.some(({ type }) => type === 'consent-error'))
    expect((await page.manager()).hasConsentFor('marketing')).to.equal(false)
    expect(stored()).to.equal(null)
  })

  it('opens the settings for who has pressed Customize before the core is there', async () => {
    const page = await slowly(banner)
    await drawn(page)
    page.peek('[data-action=customize]')!.click()
    await letCoreCome()
    await page.until('the dialog is open', () => page.peek('dialog[open]'))
  })

  it('speaks the language of the tag from the first', async () => {
    const page = await slowly(banner.replace('mode', 'language="de" color-scheme="dark" mode'))
    await drawn(page)
    expect(page.peek('[part=reject]')!.textContent).to.equal('Alle ablehnen')
    expect(page.peek('.root')!.lang).to.equal('de')
    expect(page.peek('.root')!.dataset.scheme).to.equal('dark')
    expect('consentManager' in page.window).to.equal(false)
  })

  it('goes again where the core cannot be had, and nothing is granted', async () => {
    const [{ origin }, address] = [location, newAddress()]
    const page = await openPage({
      head: script(address),
      body: banner,
      before: took(400),
      loading: true,
      csp: `script-src ${origin}/page/ ${origin}${address}`,
    })
    await page.until('it has gone', () => rootOf(page) && !isDrawn(page))
    expect(stored()).to.equal(null)
  })

  it('does not come with texts that arrive when it is known that the core cannot be had', async () => {
    const [{ origin }, address] = [location, newAddress()]
    const texts = address.replace('consent-elements.js', 'languages/de-1.5.0.js')
    const page = await openPage({
      head: script(address),
      body: banner.replace('mode', 'language="de" mode'),
      before: took(400),
      csp: `script-src ${origin}/page/ ${origin}${address} ${origin}${texts}`,
    })
    await page.until('the texts have come', () =>
      page.window.performance.getEntriesByType('resource').some(({ name }) => name.endsWith(texts)),
    )
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(isDrawn(page)).to.equal(false)
    expect(stored()).to.equal(null)
  })

  const others: [who: string, body: string][] = [
    ['a server is to be asked', '<consent-banner></consent-banner>'],
    [
      'the page lays down more than attributes can',
      banner.replace('></', '><script type="application/json">{}</script></'),
    ],
    ['the banner would stand before the page', banner.replace('mode', 'scroll-lock mode')],
    ['functions of the site are to be asked', banner.replace('offline', 'custom')],
  ]
  for (const [who, body] of others)
    it(`waits for the core where ${who}`, async () => {
      const page = await slowly(body)
      expect(isDrawn(page)).to.equal(false)
    })

  it('does not show itself to who has decided, nor where a decision is in doubt', async () => {
    for (const time of [Date.now() - 1e6, 1]) {
      const record = { consents: allConsents(), consentInfo: { time, type: 'all' } }
      localStorage.setItem('privacy-consent-storage', JSON.stringify(record))
      expect(isDrawn(await slowly(banner)), `decided at ${time}`).to.equal(false)
    }
  })

  it('waits for the core where our first file came at once', async () => {
    const page = await opened(banner, 20)
    expect(isDrawn(page)).to.equal(false)
  })

  it('has its server asked before the core is there, once', async () => {
    const server = await consentServer('same-origin')
    const page = await slowly('<consent-banner categories="all"></consent-banner>')
    const asked = () => server.calls('/show-consent-banner')
    await page.until('the question is on its way', () =>
      page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('/show-consent-banner')),
    )
    expect(isDrawn(page)).to.equal(false)
    await letCoreCome()
    await page.find('[part=banner]')
    expect(await asked()).to.have.length(1)
  })
})
