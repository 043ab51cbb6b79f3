import { expect } from '@open-wc/testing'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { closePages, openPage, type Page } from '../support/open-page'

const later = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

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

  const open = (pending: string): Promise<Page> => {
    const options = JSON.stringify({ trackingHosts: { [new URL(tracker.url).hostname]: 'marketing' } })
    return openPage({
      head: `<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all" ${pending} data-options='${options}'></script>`,
    })
  }
  const arrived = async (): Promise<string[]> => (await tracker.calls()).map(({ path }) => path.split('/').at(-1)!)
  const arrive = async (expected: string[]): Promise<void> => {
    const deadline = performance.now() + 5000
    while ((await arrived()).length < expected.length && performance.now() < deadline) await later(50)
    await later(150)
    expect(await arrived()).to.deep.equal(expected)
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
    const page = await open('data-pending="hold"')
    const early = ask(page)
    const manager = await page.manager()
    await later(200)
    expect(early.outcomes).to.deep.equal({ beacon: 'true' })
    expect(blocked(page), 'the events come at once').to.equal(3)
    expect(await arrived()).to.deep.equal([])
    manager.acceptAll()
    await arrive(['fetch', 'xhr', 'beacon'])
    await page.until('fetch has an answer', () => early.outcomes.fetch)
    expect(early.outcomes.fetch).to.equal('response')
    expect((await tracker.calls('/fetch'))[0]!.body).to.equal('one')
  })

  it('fail with pending="hold" once the visitor refuses, and never leave later', async () => {
    const page = await open('data-pending="hold"')
    const { outcomes } = ask(page)
    const manager = await page.manager()
    manager.rejectAll()
    await page.until('both have failed', () => outcomes.fetch && outcomes.xhr)
    expect(outcomes.fetch).to.match(/^Request to .* blocked due to missing consent/)
    expect(outcomes.xhr).to.equal('error')
    manager.acceptAll()
    await later(300)
    expect(await arrived()).to.deep.equal([])
  })

  it('fail at once with pending="hold" for visitors who have refused', async () => {
    ;(await (await open('data-pending="hold"')).manager()).rejectAll()
    closePages()
    const page = await open('data-pending="hold"')
    const { outcomes } = ask(page)
    await page.until('it has failed', () => outcomes.fetch)
    expect(outcomes.fetch).to.match(/blocked/)
    expect(outcomes.beacon).to.equal('false')
  })

  it('fail at once without the option, with the text of the specification', async () => {
    const page = await open('')
    const { outcomes } = ask(page)
    await page.until('both have failed', () => outcomes.fetch && outcomes.xhr)
    expect(outcomes.fetch).to.match(/^Request to .* blocked due to missing consent/)
    ;(await page.manager()).acceptAll()
    await later(300)
    expect(await arrived()).to.deep.equal([])
  })

  it('seem to succeed with pending="drop", and never leave', async () => {
    const page = await open('data-pending="drop"')
    const { outcomes } = ask(page)
    await page.until('both have ended', () => outcomes.fetch && outcomes.xhr)
    expect(outcomes).to.deep.equal({ fetch: 'response', xhr: 'load', beacon: 'true' })
    ;(await page.manager()).acceptAll()
    await later(300)
    expect(await arrived()).to.deep.equal([])
  })

  it('are forgotten when the page aborts them, and a second send is refused as ever', async () => {
    const page = await open('data-pending="hold"')
    const manager = await page.manager()
    const { window } = page
    const xhr = new window.XMLHttpRequest()
    xhr.open('GET', `${tracker.url}/aborted`)
    xhr.send()
    expect(() => xhr.send()).to.throw('sent already')
    xhr.abort()
    const controller = new window.AbortController()
    const call = window.fetch(`${tracker.url}/aborted`, { signal: controller.signal }).then(
      () => 'answered',
      (error: Error) => error.name,
    )
    controller.abort()
    expect(await call).to.equal('AbortError')
    manager.acceptAll()
    await later(300)
    expect(await arrived()).to.deep.equal([])
  })

  it('beyond two hundred fail at once, so that they cannot fill the memory', async () => {
    const page = await open('data-pending="hold"')
    await page.manager()
    let failed = 0
    for (let at = 0; at < 210; at++) page.window.fetch(`${tracker.url}/${at}`).catch(() => failed++)
    await page.until('some have failed', () => failed > 0)
    await later(50)
    expect(failed).to.equal(10)
    page.window.fetch(`${tracker.url}/x`, { method: 'POST', body: 'x' }).catch(() => failed++)
    await page.until('it has failed', () => failed === 11)
  })

  it('have an option whose other values are named as errors', async () => {
    const page = await open('data-pending="queue"')
    await page.until('the error is reported', () => page.console.length > 0)
    expect(page.console.join()).to.contain('Option "pending" is "queue"; allowed is "reject", "hold" or "drop"')
  })
})
