import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { firstFileTook } from '../support/first-file-took'
import { closePages, openPage, type Page } from '../support/open-page'

const script = '<script type="module" src="/dist/consent-elements.js"></script>'
const banner = '<consent-banner mode="offline" categories="all"></consent-banner>'
const dialogFile = /consent-elements-ui/
const stored = () => JSON.parse(localStorage.getItem('privacy-consent-storage') ?? 'null')
const fetched = (page: Page): string[] => page.window.performance.getEntriesByType('resource').map(({ name }) => name)

const beforePaint = [
  'consent-elements',
  'consent-elements-core',
  'consent-elements-banner',
  'consent-elements-blocking',
]

/** A page with a policy that allows only some of our files. The others never load. */
const withOnly = (files: readonly string[]): Promise<Page> => {
  const { origin } = location
  const allowed = [`${origin}/page/`, ...files.map(file => `${origin}/dist/${file}.js`)]
  return openPage({ head: script, body: banner, csp: `script-src ${allowed.join(' ')}` })
}
const withoutReact = (): Promise<Page> => withOnly([...beforePaint, 'consent-elements-rest'])

/** Presses a button at the moment when it is inserted, before the first paint. */
const pressAtOnce = (action: string) => (page: Page['window']) => {
  const { attachShadow } = page.Element.prototype
  page.Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    const watcher = new page.MutationObserver(() => {
      const button = root.querySelector<HTMLElement>(`[data-action=${action}]`)
      if (button === null) return
      watcher.disconnect()
      page.fetchedByThen = page.performance.getEntriesByType('resource').map(({ name }) => name)
      button.click()
    })
    watcher.observe(root, { childList: true, subtree: true })
    return root
  }
}

describe('the banner of the built files', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  for (const [action, type] of [
    ['accept', 'all'],
    ['reject', 'necessary'],
  ])
    it(`shows, accepts a decision and closes if React never loads: ${action}`, async () => {
      const page = await withoutReact()
      const button = await page.find(`[data-action=${action}]`)
      button.click()
      expect(stored().consentInfo.type).to.equal(type)
      await page.until('the banner has gone', () => !page.peek('[part=banner]'))
      expect(page.peek('[role=status]')?.textContent).to.equal('Your settings have been saved.')
    })

  for (const [action, type] of [
    ['accept', 'all'],
    ['reject', 'necessary'],
  ])
    it(`shows, accepts a decision and closes if the files after the first frame never load: ${action}`, async () => {
      const page = await withOnly(beforePaint)
      const button = await page.find(`[data-action=${action}]`)
      button.click()
      expect(stored().consentInfo.type).to.equal(type)
      await page.until('the banner has gone', () => !page.peek('[part=banner]'))
      expect(page.window.consentManager!.state.consentInfo!.type).to.equal(type)
      await page.until('the error was told', () => page.events.some(({ type }) => type === 'consent-error'))
    })

  it('handles a press before the first frame, with its receipt, and reports it once', async () => {
    const page = await openPage({ head: script, body: banner, before: pressAtOnce('reject') })
    await page.until('it is decided', stored)
    expect(String(page.window.fetchedByThen)).not.to.include('consent-elements-rest')
    const receipts = (): unknown => JSON.parse(localStorage.getItem('privacy-consent-receipts') ?? 'null')
    await page.until('the receipt is stored', receipts)
    const [receipt, ...others] = await page.window.consentManager!.receipts()
    expect(others).to.eql([])
    expect(receipts()).to.eql([receipt])
    expect(receipt!.recordId).to.equal(stored().id)
    expect(receipt!.method).to.eql({ surface: 'banner', action: 'necessary', trusted: false })
    expect(receipt!.notice, 'what the banner said').to.match(/^[\da-f]{64}$/)
    expect(Object.values(receipt!.purposes).every(({ text }) => text !== null)).to.equal(true)
    await page.until('the change is told', () => page.events.some(({ type }) => type === 'consent-change'))
    expect(page.events.filter(({ type }) => type === 'consent-change')).to.have.length(1)
    expect(stored().asked).to.have.keys('functionality', 'measurement', 'experience', 'marketing')
  })

  it('shows again if Customize was pressed and React cannot be loaded, and reports an error', async () => {
    const page = await withoutReact()
    const customize = await page.find('[data-action=customize]')
    customize.click()
    await page.until('the error was told', () => page.events.some(({ type }) => type === 'consent-error'))
    expect(page.window.consentManager!.state.isPrivacyDialogOpen).to.equal(false)
    await page.until('the banner is back', () => page.peek('[part=banner]')?.inert === false)
    const accept = await page.find('[data-action=accept]')
    accept.click()
    expect(stored().consentInfo.type).to.equal('all')
  })

  describe('requests React', () => {
    let visits = 0
    /** A page with a resource that arrives as late as the files after the banner. */
    const withLate = async (what: (address: string) => string): Promise<Page> => {
      const folder = `/late-rest/1${++visits}`
      // The server may see the page's requests in any order.
      await fetch('/late/from-now')
      return openPage({
        head: script.replace('/dist', folder),
        body: banner + what(`${folder}/consent-elements-rest.js`),
        before: firstFileTook(20),
        loading: true,
      })
    }
    const letItCome = (): Promise<unknown> => fetch('/late/now')
    afterEach(letItCome)
    const isThere = (page: Page): boolean => fetched(page).some(name => dialogFile.test(name))

    it('while the page still waits for resources that are not part of its first view', async () => {
      const page = await withLate(address => `<iframe src="${address}"></iframe>`)
      // Firefox prefetches nothing before the page's load event.
      await page.until(
        'the file is asked for',
        () => isThere(page) || page.document.querySelector('link[rel=prefetch]'),
      )
      expect(page.document.readyState).to.equal('interactive')
    })

    it('after the images of the first view have loaded', async () => {
      const page = await withLate(address => `<img src="${address}" alt="">`)
      await page.find('[part=banner]')
      await atRest(page)
      expect(isThere(page) || page.document.querySelector('link')).to.equal(null)
      await letItCome()
      await page.until('the file is there', () => isThere(page))
    })
  })

  it('only prefetches React while the pointer is not near Customize, and then runs it', async () => {
    const page = await openPage({ head: script, body: banner, before: firstFileTook(20) })
    await page.find('[part=banner]')
    await page.until('the file is there', () => fetched(page).some(name => dialogFile.test(name)))
    expect(page.window.customElements.get('privacy-settings-dialog')).to.equal(undefined)
    const customize = await page.find('[data-action=customize]')
    customize.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await page.until('React has run', () => page.window.customElements.get('privacy-settings-dialog'))
    const card = page.peek('[part=banner]')
    customize.click()
    await page.find('dialog[open]')
    await page.until('the banner has gone', () => !card?.isConnected)
  })
})
