import { expect } from '@open-wc/testing'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { closePages, openPage, type Page } from '../support/open-page'

describe('requests that a page sends before the visitor has decided', () => {
  let tracker: ConsentServer
  beforeEach(async () => {
    localStorage.clear()
    tracker = await consentServer()
  })
  afterEach(() => {
    closePages()
    localStorage.clear()
  })

  const open = (
    pending: string,
    file = 'guard.js',
    { manager = 'data-manager', body = '', before = '' } = {},
  ): Promise<Page> => {
    const options = JSON.stringify({ trackingHosts: { [new URL(tracker.url).hostname]: 'marketing' } })
    return openPage({
      head: `${before}<script src="/dist/${file}" ${manager} data-mode="offline" data-categories="all" ${pending} data-options='${options}'></script>`,
      body,
    })
  }
  const arrived = async (): Promise<string[]> => (await tracker.calls()).map(({ path }) => path.split('/').at(-1)!)
  /** Waits until our script has announced a decision, and one more request has reached the server. */
  const announced = async (page: Page, decide: () => unknown): Promise<string[]> => {
    const count = page.events.length
    decide()
    await page.until('the decision is announced', () =>
      page.events.slice(count).some(({ type }) => type === 'consent-change'),
    )
    await fetch(`${tracker.url}/later`, { mode: 'no-cors' })
    return (await arrived()).filter(name => name !== 'later')
  }
  /** Asks by all three calls, one after the other, and returns how each ends. */
  const ask = (page: Page) => {
    const { window } = page
    const outcomes: Record<string, string> = {}
    const xhr = new window.XMLHttpRequest()
    xhr.addEventListener('load', () => (outcomes.xhr = 'load'))
    xhr.addEventListener('error', () => (outcomes.xhr = 'error'))
    window.fetch(`${tracker.url}/fetch`, { mode: 'no-cors', method: 'POST', body: 'one' }).then(
      () => (outcomes.fetch = 'response'),
      (error: Error) => (outcomes.fetch = error.message),
    )
    xhr.open('POST', `${tracker.url}/xhr`)
    xhr.send('two')
    outcomes.beacon = String(window.navigator.sendBeacon(`${tracker.url}/beacon`, 'three'))
    return { outcomes, xhr }
  }
  const blocked = (page: Page): number => page.events.filter(({ type }) => type === 'ConsentBlockedRequest').length

  it('wait with pending="hold", and are sent in their order after consent', async () => {
    // The order of the calls: they use different connections, and Firefox reads the body of a Request first.
    const before = `<script>
      window.sent = []
      for (const [owner, name] of [[window, 'fetch'], [XMLHttpRequest.prototype, 'send'], [Navigator.prototype, 'sendBeacon']]) {
        const native = owner[name]
        owner[name] = function (...args) {
          window.sent.push(name)
          return native.apply(this, args)
        }
      }
    </script>`
    const page = await open('data-pending="hold"', 'guard.js', { before })
    const early = ask(page)
    const manager = await page.manager()
    const { sent } = page.window as unknown as { sent: string[] }
    expect(sent).to.deep.equal([])
    expect(early.outcomes).to.deep.equal({ beacon: 'true' })
    expect(blocked(page), 'the events come at once').to.equal(3)
    expect(await arrived()).to.deep.equal([])
    manager.acceptAll()
    await page.until('both have an answer', () => early.outcomes.fetch && early.outcomes.xhr)
    await page.until('the beacon has left', async () => (await arrived()).length === 3)
    expect(sent.slice(0, 2)).to.deep.equal(['fetch', 'send'])
    expect(early.outcomes.fetch).to.equal('response')
    expect((await tracker.calls('/fetch'))[0]!.body).to.equal('one')
    expect(manager.requests.map(({ state }) => state)).to.deep.equal(['released', 'released', 'released'])
  })

  it('fail with pending="hold" once the visitor refuses, and never leave later', async () => {
    const page = await open('data-pending="hold"')
    const { outcomes } = ask(page)
    const manager = await page.manager()
    manager.rejectAll()
    await page.until('both have failed', () => outcomes.fetch && outcomes.xhr)
    expect(outcomes.fetch).to.match(/^Request to .* blocked due to missing consent/)
    expect(outcomes.xhr).to.equal('error')
    expect(await announced(page, () => manager.acceptAll())).to.deep.equal([])
  })

  it('wait for a decision in another tab, too', async () => {
    const page = await open('data-pending="hold"')
    const { outcomes } = ask(page)
    await page.manager()
    const other = await open('data-pending="hold"')
    ;(await other.manager()).acceptAll()
    await page.until('fetch has an answer', () => outcomes.fetch)
    expect(outcomes.fetch).to.equal('response')
  })

  it('fail at once with pending="hold" for visitors who have refused', async () => {
    const first = await open('data-pending="hold"')
    const manager = await first.manager()
    await announced(first, () => manager.rejectAll())
    closePages()
    const page = await open('data-pending="hold"')
    const { outcomes } = ask(page)
    await page.until('both have failed', () => outcomes.fetch && outcomes.xhr)
    expect(outcomes.fetch).to.match(/blocked/)
    expect(outcomes.beacon).to.equal('false')
  })

  it('fail at once without the option, with the text of the specification', async () => {
    const page = await open('')
    const { outcomes } = ask(page)
    await page.until('both have failed', () => outcomes.fetch && outcomes.xhr)
    expect(outcomes.fetch).to.match(/^Request to .* blocked due to missing consent/)
    const manager = await page.manager()
    expect(await announced(page, () => manager.acceptAll())).to.deep.equal([])
  })

  it('seem to succeed with pending="drop", and never leave', async () => {
    const page = await open('data-pending="drop"')
    const { outcomes } = ask(page)
    await page.until('both have ended', () => outcomes.fetch && outcomes.xhr)
    expect(outcomes).to.deep.equal({ fetch: 'response', xhr: 'load', beacon: 'true' })
    const manager = await page.manager()
    expect(await announced(page, () => manager.acceptAll())).to.deep.equal([])
  })

  it('also wait in the tier capture', async () => {
    const page = await open('data-pending="hold"', 'guard-capture.js')
    await page.until('the guard runs', () => page.window.consentManager?.version)
    const { outcomes } = ask(page)
    expect(outcomes.beacon).to.equal('true')
    page.window.consentManager!.acceptAll()
    await page.until('both have an answer', () => outcomes.fetch && outcomes.xhr)
    expect(outcomes.fetch).to.equal('response')
  })

  it('follow the tag of the guard if the manager is started by a script without the option', async () => {
    const page = await open('data-pending="hold"', 'guard.js', {
      manager: '',
      body: '<script src="/dist/consent-elements.js" type="module"></script><consent-banner mode="offline" categories="all"></consent-banner>',
    })
    const manager = await page.manager()
    const { outcomes } = ask(page)
    expect(outcomes.beacon).to.equal('true')
    manager.acceptAll()
    await page.until('both have an answer', () => outcomes.fetch && outcomes.xhr)
    expect(outcomes.fetch).to.equal('response')
  })

  it('of blocked scripts fire no error before a refusal', async () => {
    const page = await open('data-pending="hold"')
    const manager = await page.manager()
    const script = page.document.createElement('script')
    let failures = 0
    script.addEventListener('error', () => failures++)
    script.src = `${tracker.url}/script`
    page.document.head.append(script)
    const image = new page.window.Image()
    const failed = new Promise(resolve => image.addEventListener('error', resolve))
    image.src = `${tracker.url}/image`
    await failed
    expect(failures, 'the error of an image comes at once').to.equal(0)
    manager.rejectAll()
    await page.until('the script has failed', () => failures === 1)
  })

  it('have an option whose other values are named as errors', async () => {
    const page = await open('data-pending="queue"')
    await page.until('the error is reported', () => page.console.length > 0)
    expect(page.console.join()).to.contain('Option "pending" is "queue"; allowed is "reject", "hold" or "drop"')
  })
})
