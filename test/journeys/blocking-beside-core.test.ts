import { expect } from '@open-wc/testing'
import { allConsents } from '../../src/consent/consents'
import { atRest } from '../support/at-rest'
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

/** Runs a callback when the banner is inserted into the page. */
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

describe('the blocker', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('comes from the guard if there is one, and uses the rules of the manager', async () => {
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

  it('is loaded if there is no guard, and starts before consent-ready', async () => {
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

  it('does not delay the banner, and consent-ready is dispatched when requests are blocked', async () => {
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

  it('starts before the code of a page that imports the core and starts the manager itself', async () => {
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

  it('is reported as missing if it cannot be loaded, and the banner shows anyway', async () => {
    const { origin } = location
    const files = ['', '-core', '-banner', '-rest'].map(file => `${origin}/dist/consent-elements${file}.js`)
    const page = await openPage({
      head: script,
      body: banner,
      csp: `script-src ${[`${origin}/page/`, ...files].join(' ')}`,
    })
    await page.find('[part=banner]')
    const errors = page.events.filter(({ type }) => type === 'consent-error').map(({ detail }) => detail)
    expect(errors).to.deep.equal([{ code: 'NETWORK_ERROR', message: 'The blocker could not be loaded' }])
    expect((await page.manager()).hasConsentFor('marketing')).to.equal(false)
  })

  it('needs no banner chunk if the visitor has already chosen', async () => {
    const record = { consents: allConsents(), consentInfo: { time: Date.now() - 1e6, type: 'all' } }
    localStorage.setItem('privacy-consent-storage', JSON.stringify(record))
    const page = await openPage({ head: guard + script, body: banner })
    await page.manager()
    await atRest(page)
    expect(fetched(page)).to.deep.equal(['consent-elements-kernel'])
  })
})
