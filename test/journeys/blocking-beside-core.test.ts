import { expect } from '@open-wc/testing'
import { allConsents } from '../../src/consent/consents'
import { closePages, openPage, type Page } from '../support/open-page'

const script = '<script type="module" src="/dist/consent-elements.js"></script>'
const guard = '<script src="/dist/guard.js"></script>'
const banner = '<consent-banner mode="offline" categories="all"></consent-banner>'
const tracker = 'https://www.google-analytics.com/g/collect'
const outcome = (page: Page): Promise<string> =>
  page.window.fetch(tracker, { mode: 'no-cors' }).then(
    () => 'sent',
    (error: Error) => error.message,
  )
const fetched = (page: Page): string[] =>
  page.window.performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /consent-elements-[a-z]+/.exec(name)?.[0] ?? [])

/** Runs something when the banner is put into the page. */
const whenBannerComes = (task: (window: Page['window']) => void) => (window: Page['window']) => {
  const { attachShadow } = window.Element.prototype
  window.Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    const look = (_: unknown, watcher: MutationObserver): void => {
      if (!root.querySelector('[part=banner]')) return
      watcher.disconnect()
      task(window)
    }
    new window.MutationObserver(look).observe(root, { childList: true, subtree: true })
    return root
  }
}

describe('what holds requests back', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('is taken from the guard where there is one, and the manager holds by its own rules', async () => {
    const options = `<script type="application/json">{"trackingHosts": {"stats.example": "measurement"}}</script>`
    const page = await openPage({
      head: guard + script,
      body: banner.replace('></', `>${options}</`),
    })
    await page.manager()
    await page.find('[part=banner]')
    expect(await outcome(page)).to.contain('missing consent')
    expect(await page.window.fetch('https://stats.example/x').catch((error: Error) => error.message)).to.contain(
      'missing consent',
    )
    expect(fetched(page)).not.to.include('consent-elements-blocking')
    expect(page.console).to.deep.equal([])
  })

  it('is fetched where there is no guard, and is there before consent-ready', async () => {
    const early: Promise<string>[] = []
    const page = await openPage({
      head: script,
      body: banner,
      before: window =>
        window.document.addEventListener('consent-ready', () => early.push(window.fetch(tracker).then(String, String))),
    })
    await page.manager()
    expect(fetched(page)).to.include('consent-elements-blocking')
    expect(await early[0]).to.contain('missing consent')
  })

  it('keeps nobody waiting for the banner, and the page hears of that when requests are held', async () => {
    const atFirstSight: unknown[] = []
    const page = await openPage({
      head: script.replace('/dist/', '/late-blocking/'),
      body: banner,
      before: whenBannerComes(window => {
        atFirstSight.push(window.consentManager)
        void fetch('/late/now')
      }),
    })
    await page.until('the page has heard', () => page.events.length > 1)
    expect(atFirstSight).to.deep.equal([undefined])
    expect(page.events.map(({ type }) => type)).to.deep.equal(['consent-ready', 'consent-banner-show'])
    expect(await outcome(page)).to.contain('missing consent')
  })

  it('is there before a page runs that imports the core and starts the manager itself', async () => {
    const start = `
      import { startConsentManager } from '/dist/consent-elements.js'
      startConsentManager({ mode: 'offline', categories: 'all' })
      fetch('${tracker}').catch(error => (window.told = error.message))`
    const page = await openPage({ head: `<script type="module">${start}</script>`, body: banner })
    await page.until('it was told', () => page.window.told)
    expect(page.window.told).to.contain('missing consent')
    expect(page.window.consentManager!.state.categories.every(({ display }) => display)).to.equal(true)
    expect(page.console).to.deep.equal([])
  })

  it('is missed aloud where it cannot be fetched, and the visitor is asked all the same', async () => {
    const { origin } = location
    const files = ['', '-core', '-banner', '-rest'].map(file => `${origin}/dist/consent-elements${file}.js`)
    const page = await openPage({
      head: script,
      body: banner,
      csp: `script-src ${[`${origin}/page/`, ...files].join(' ')}`,
    })
    await page.find('[part=banner]')
    const errors = page.events.filter(({ type }) => type === 'consent-error').map(({ detail }) => detail)
    expect(errors).to.deep.equal([{ code: 'NETWORK_ERROR', message: 'What holds requests back could not be fetched' }])
    expect((await page.manager()).hasConsentFor('marketing')).to.equal(false)
  })

  it('needs nothing of the banner where the visitor has decided', async () => {
    const record = { consents: allConsents(), consentInfo: { time: Date.now() - 1e6, type: 'all' } }
    localStorage.setItem('privacy-consent-storage', JSON.stringify(record))
    const page = await openPage({ head: guard + script, body: banner })
    await page.manager()
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(fetched(page)).to.deep.equal(['consent-elements-core'])
  })
})
