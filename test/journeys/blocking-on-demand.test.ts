import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'

const tracker = 'https://www.google-analytics.com/g/collect'
const key = 'privacy-consent-storage'
const files = '/dist/consent-elements'
const banner = '<consent-banner mode="offline" categories="all"></consent-banner>'
const withOptions = (options: object): string =>
  banner.replace('></', `><script type="application/json">${JSON.stringify(options)}</script></`)
let visits = 0
/** The folder of our files, in which the blocker does not arrive before `letBlockerCome`. */
const lateFolder = (): string => `/late-blocking/${1000 + ++visits}/consent-elements`
const letBlockerCome = (): Promise<unknown> => fetch('/late/now')

const decide = (consents = allConsents(), more: object = {}): void =>
  localStorage.setItem(key, JSON.stringify({ consents, consentInfo: { time: Date.now() - 1e6, type: 'all' }, ...more }))
const visit = (body = banner, from = files, more: Partial<Parameters<typeof openPage>[0]> = {}): Promise<Page> =>
  openPage({ head: `<script type="module" src="${from}.js"></script>`, body, ...more })
const isLoaded = (page: Page): boolean =>
  page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('consent-elements-blocking'))
const sent = (page: Page, url = tracker): Promise<string> =>
  page.window.fetch(url, { mode: 'no-cors' }).then(
    () => 'sent',
    (error: Error) => error.message,
  )
const sentByXhr = (page: Page, url: string, body?: string): Promise<string> =>
  new Promise(resolve => {
    const request = new page.window.XMLHttpRequest()
    request.addEventListener('load', () => resolve(`${request.status} ${request.responseText}`))
    request.addEventListener('error', () => resolve('error'))
    request.open(body ? 'POST' : 'GET', url)
    request.send(body)
  })
const changes = (page: Page): number => page.events.filter(({ type }) => type === 'consent-change').length
/** The page's own server under another host. */
const elsewhere = (path: string): string =>
  `http://${location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${location.port}${path}`

describe('without a guard, the file that blocks', () => {
  beforeEach(() => {
    localStorage.clear()
    decide()
  })
  afterEach(async () => {
    await letBlockerCome()
    closePages()
  })

  it('is not loaded for visitors who have granted everything, and native functions run', async () => {
    const page = await visit()
    const manager = await page.manager()
    await atRest(page)
    expect(isLoaded(page)).to.equal(false)
    expect(page.events.map(({ type }) => type)).to.deep.equal(['consent-ready'])
    expect(manager.requests).to.deep.equal([])
    expect(page.window.fetch.toString()).to.contain('[native code]')
    expect(page.console).to.deep.equal([])
  })

  const refused: [string, () => void, ((window: Page['window']) => void)?][] = [
    ['one category', () => decide({ ...allConsents(), measurement: false })],
    ['everything, in an old decision without all names', () => decide({ necessary: true } as never)],
    ['a service', () => decide(allConsents(), { services: { youtube: false } })],
    ['everything by an expired decision', () => decide(allConsents(), { expires: Date.now() - 1 })],
    [
      'marketing, by Global Privacy Control',
      () => {},
      ({ navigator }) => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    ],
  ]
  for (const [what, prepare, before] of refused)
    it(`is loaded before consent-ready if the visitor refuses ${what}`, async () => {
      prepare()
      const early: boolean[] = []
      const page = await openPage({
        head: `<script type="module" src="${files}.js"></script>`,
        body: banner,
        before(window) {
          before?.(window)
          window.document.addEventListener('consent-ready', () => early.push(isLoadedIn(window)))
        },
      })
      await page.manager()
      expect(isLoaded(page)).to.equal(true)
      expect(early).to.deep.equal([true])
    })
  const isLoadedIn = (window: Page['window']): boolean =>
    window.performance.getEntriesByType('resource').some(({ name }) => name.includes('consent-elements-blocking'))

  it('is loaded before consent-ready if the decision was made for another policy', async () => {
    const first = await visit(withOptions({ policyVersion: '1' }))
    ;(await first.manager()).acceptAll()
    first.close()
    const early: Promise<string>[] = []
    const page = await visit(withOptions({ policyVersion: '2' }), files, {
      before: window =>
        window.document.addEventListener('consent-ready', () => early.push(window.fetch(tracker).then(String, String))),
    })
    await page.find('[part=banner]')
    expect(isLoaded(page)).to.equal(true)
    expect(await early[0]).to.contain('missing consent')
  })

  it('is loaded on a withdrawal, and requests of the same task wait for it', async () => {
    const page = await visit(banner, lateFolder())
    const manager = await page.manager()
    const outcomes: string[] = []
    manager.rejectAll()
    void sent(page).then(text => outcomes.push(text))
    void sentByXhr(page, tracker).then(text => outcomes.push(text))
    void sentByXhr(page, tracker, 'a body').then(text => outcomes.push(text))
    expect(manager.hasConsentFor('measurement'), 'it applies at once').to.equal(false)
    expect(JSON.parse(localStorage.getItem(key)!).consents, 'and is stored').to.deep.equal(onlyNecessary())
    await atRest(page)
    expect(outcomes).to.deep.equal([])
    expect(changes(page), 'listeners may send something').to.equal(0)
    await letBlockerCome()
    await page.until('all are decided', () => outcomes.length === 3)
    expect(outcomes.filter(text => text !== 'error')).to.deep.equal([
      `Request to ${tracker} blocked due to missing consent`,
    ])
    expect(changes(page)).to.equal(1)
    expect(manager.requests.map(({ channel, state }) => `${channel} ${state}`).toSorted()).to.deep.equal([
      'fetch held',
      'xhr held',
      'xhr held',
    ])
    expect(await sent(page)).to.contain('missing consent')
    expect(page.console).to.deep.equal([])
  })

  it('delays requests to other hosts only, once, and sends them unchanged', async () => {
    const page = await visit(banner, lateFolder())
    ;(await page.manager()).rejectAll()
    const outcomes: string[] = []
    const own = await page.window.fetch('/page/script.js?text=own').then(response => response.text())
    expect(own).to.equal('own')
    expect(await sentByXhr(page, '/page/script.js?text=xhr')).to.equal('200 xhr')
    void sent(page, elsewhere('/page/first.js')).then(text => outcomes.push(text))
    await atRest(page)
    expect(outcomes).to.deep.equal([])
    await letBlockerCome()
    await page.until('it has been sent', () => outcomes.length > 0)
    expect(outcomes).to.deep.equal(['sent'])
    const asked = () => page.window.performance.getEntriesByName(elsewhere('/page/first.js')).length
    await page.until('it is listed', asked)
    expect(asked()).to.equal(1)
  })

  it('lets a synchronous request to another host fail until it has loaded', async () => {
    const page = await visit(banner, lateFolder())
    ;(await page.manager()).rejectAll()
    const request = new page.window.XMLHttpRequest()
    request.open('GET', tracker, false)
    expect(() => request.send()).to.throw('missing consent')
  })

  it('blocks before listeners of consent-change run, and before the data is deleted', async () => {
    const page = await visit()
    const manager = await page.manager()
    const told: Promise<string>[] = []
    page.document.addEventListener('consent-change', () => {
      told.push(sent(page))
      page.document.cookie = '_ga=GA1.1.1.1'
    })
    manager.rejectAll()
    page.document.cookie = '_gid=GA1.1.2.2'
    await page.until('the page is told', () => told.length > 0)
    expect(await told[0]).to.contain('missing consent')
    await page.until('what was written in between is deleted', () => !document.cookie.includes('_gid'))
    expect(document.cookie).not.to.contain('_ga')
    expect(manager.blockedStorage.map(({ key }) => key)).to.include('_ga')
  })

  it('is loaded when another tab withdraws', async () => {
    const page = await visit()
    await page.manager()
    decide(onlyNecessary(), { consentInfo: { time: Date.now(), type: 'necessary' } })
    await page.until('the page has heard', () => changes(page) > 0)
    expect(await sent(page)).to.contain('missing consent')
  })

  it('is loaded when another tab withdraws, also on a page without a banner', async () => {
    const page = await visit('')
    await atRest(page)
    expect(isLoaded(page)).to.equal(false)
    decide(onlyNecessary(), { consentInfo: { time: Date.now(), type: 'necessary' } })
    await page.until('it is loaded', () => isLoaded(page))
    expect(await sent(page)).to.contain('missing consent')
  })

  it('has requests wait when another tab withdraws on a page without a banner', async () => {
    const page = await visit('', lateFolder())
    await atRest(page)
    decide(onlyNecessary(), { consentInfo: { time: Date.now(), type: 'necessary' } })
    const files = () => page.window.performance.getEntriesByType('resource').map(({ name }) => name)
    await page.until('the core is loaded', () => files().some(name => name.includes('consent-elements-core')))
    await atRest(page)
    let outcome = ''
    void sent(page).then(text => (outcome = text))
    await atRest(page)
    expect(outcome).to.equal('')
    await letBlockerCome()
    await page.until('it is decided', () => outcome)
    expect(outcome).to.contain('missing consent')
  })

  it('is loaded by reset(), and the banner is shown again', async () => {
    const page = await visit()
    ;(await page.manager()).reset()
    expect(await sent(page)).to.contain('missing consent')
    await page.find('[part=banner]')
    expect(changes(page)).to.equal(1)
  })

  it('is loaded when the decision expires while the page is open', async () => {
    decide(allConsents(), { expires: Date.now() + 1500 })
    const page = await visit()
    await page.manager()
    expect(isLoaded(page)).to.equal(false)
    await page.find('[part=banner]')
    expect(await sent(page)).to.contain('missing consent')
  })

  it('is loaded when a service is refused', async () => {
    const page = await visit(withOptions({ services: 'youtube' }))
    const manager = await page.manager()
    await page.until('the services are there', () => manager.services.length > 0)
    expect(isLoaded(page)).to.equal(false)
    manager.save({}, { youtube: false })
    expect(await sent(page, 'https://www.youtube.com/x')).to.contain('missing consent')
    expect(manager.isAllowed('youtube')).to.equal(false)
  })

  it('is loaded when the settings are opened, and nothing waits for it', async () => {
    const page = await visit(banner, lateFolder())
    const manager = await page.manager()
    manager.openSettings()
    await page.find('[part=dialog]')
    await letBlockerCome()
    await page.until('it is loaded', () => isLoaded(page))
    expect(page.window.fetch.toString()).to.contain('[native code]')
    expect(manager.hasConsentFor('marketing')).to.equal(true)
    manager.closeSettings()
    manager.rejectAll()
    expect(await sent(page)).to.contain('missing consent')
  })

  it('has requests wait if the visitor withdraws while it is being loaded for the settings', async () => {
    const page = await visit(banner, lateFolder())
    const manager = await page.manager()
    manager.openSettings()
    manager.rejectAll()
    const outcome = sent(page)
    await atRest(page)
    expect(changes(page)).to.equal(0)
    await letBlockerCome()
    expect(await outcome).to.contain('missing consent')
  })

  it('releases what waits if everything is granted again before it has loaded', async () => {
    const page = await visit(banner, lateFolder())
    const manager = await page.manager()
    manager.rejectAll()
    const outcome = sent(page, elsewhere('/page/first.js'))
    manager.acceptAll()
    await letBlockerCome()
    expect(await outcome).to.equal('sent')
    await page.until('both are told', () => changes(page) === 2)
    expect(page.window.fetch.toString()).to.contain('[native code]')
    manager.rejectAll()
    expect(await sent(page)).to.contain('missing consent')
  })

  it('is reported once if it cannot be loaded, and the withdrawal applies anyway', async () => {
    const { origin } = location
    const allowed = ['', '-kernel', '-core', '-banner', '-rest', '-withdrawal'].map(
      name => `${origin}${files}${name}.js`,
    )
    const page = await visit(banner, files, { csp: `script-src ${[`${origin}/page/`, ...allowed].join(' ')}` })
    const manager = await page.manager()
    manager.rejectAll()
    const outcome = sent(page, elsewhere('/page/first.js'))
    await page.until('it is told', () => changes(page) > 0)
    const errors = page.events.filter(({ type }) => type === 'consent-error').map(({ detail }) => detail)
    expect(errors).to.deep.equal([{ code: 'NETWORK_ERROR', message: 'The blocker could not be loaded' }])
    expect(manager.hasConsentFor('marketing')).to.equal(false)
    expect(await outcome).to.equal('sent')
  })

  it('is not awaited by page code that imports the core, and its requests wait where it asks again', async () => {
    decide(allConsents(), { policyVersion: '1', question: 'another' })
    const start = `
      import { startConsentManager } from '${lateFolder()}.js'
      startConsentManager({ mode: 'offline', categories: 'all', policyVersion: '2' })
      fetch('${tracker}').catch(error => (window.told = error.message))
      window.started = true`
    // In Firefox, the load event waits for the file that blocks.
    const page = await openPage({ head: `<script type="module">${start}</script>`, body: banner, loading: true })
    await page.until('it has started', () => page.window.started)
    expect(page.window.told).to.equal(undefined)
    await letBlockerCome()
    await page.until('it was told', () => page.window.told)
    expect(page.window.told).to.contain('missing consent')
  })

  it('stops with the manager, and native functions are back', async () => {
    const page = await visit()
    const manager = await page.manager()
    manager.rejectAll()
    await page.until('the page is told', () => changes(page) > 0)
    manager.stop()
    expect(page.window.fetch.toString()).to.contain('[native code]')
    expect(Object.getOwnPropertyDescriptor(page.window.XMLHttpRequest.prototype, 'send')!.value.name).to.equal('send')
  })

  it('is not needed for the placeholder of gated markup after a withdrawal', async () => {
    const frame = '<iframe data-consent="marketing" data-src="/page/?html=x" width="400" height="300"></iframe>'
    const page = await visit(banner + frame)
    const manager = await page.manager()
    await page.until('the frame is loaded', () => page.document.querySelector('iframe')!.getAttribute('src'))
    manager.rejectAll()
    await page.until('the frame is blocked', () => !page.document.querySelector('iframe')!.getAttribute('src'))
    await page.until('a placeholder is shown', () => page.peek('[part=placeholder]'))
  })
})
