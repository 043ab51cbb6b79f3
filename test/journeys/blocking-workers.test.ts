import { expect } from '@open-wc/testing'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { closePages, openPage, type Page } from '../support/open-page'

const guard = '<script src="/dist/guard.js"></script><script type="module" src="/dist/consent-elements.js"></script>'
const manager = '<consent-banner mode="offline" categories="all"></consent-banner>'

/** A worker that requests a URL for each message, and posts the result. */
const asking = (url: string): string =>
  `onmessage = () => fetch(${JSON.stringify(url)}, { mode: "no-cors" }).then(() => postMessage("arrived"), ({ message }) => postMessage(message))`
/** A worker that forwards all messages to a nested worker, and back. */
const handing = (address: string, options = '{}'): string =>
  `const inner = new Worker(${address}, ${options}); onmessage = ({ data }) => inner.postMessage(data); inner.onmessage = ({ data }) => postMessage(data)`
const file = (text: string): string => `${location.origin}/page/script.js?${new URLSearchParams({ text })}`
const blobIn = (page: Page, text: string): string =>
  page.window.URL.createObjectURL(new page.window.Blob([text], { type: 'text/javascript' }))
const blobText = (text: string): string =>
  `URL.createObjectURL(new Blob([${JSON.stringify(text)}], { type: "text/javascript" }))`

interface Types {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** The ways in which a page starts a worker. */
const ways: Record<string, (page: Page, script: string) => Worker> = {
  'a blob': (page, script) => new page.window.Worker(blobIn(page, script)),
  'a blob without a type': (page, script) =>
    new page.window.Worker(page.window.URL.createObjectURL(new page.window.Blob([script]))),
  // As Partytown 0.14 does it. Browsers without Trusted Types get the address itself.
  'a blob with a trusted address'(page, script) {
    const { trustedTypes } = page.window as unknown as { trustedTypes?: Types }
    const policy = trustedTypes?.createPolicy('test', { createScriptURL: url => url })
    const address = blobIn(page, script)
    return new page.window.Worker(policy?.createScriptURL(address) ?? address)
  },
  'a blob that is let go of at once'(page, script) {
    const address = blobIn(page, script)
    const worker = new page.window.Worker(address)
    page.window.URL.revokeObjectURL(address)
    return worker
  },
  'a data: URL': (page, script) => new page.window.Worker(`data:text/javascript,${encodeURIComponent(script)}`),
  'a data: URL without a type': (page, script) => new page.window.Worker(`data:,${encodeURIComponent(script)}`),
  'a module in a blob': (page, script) => new page.window.Worker(blobIn(page, script), { type: 'module' }),
  'a blob in a worker': (page, script) => new page.window.Worker(blobIn(page, handing(blobText(script)))),
  'a data: URL in a worker': (page, script) =>
    new page.window.Worker(blobIn(page, handing(JSON.stringify(`data:text/javascript,${encodeURIComponent(script)}`)))),
  'a module in a data: URL': (page, script) =>
    new page.window.Worker(`data:text/javascript,${encodeURIComponent(script)}`, { type: 'module' }),
  'a module in a worker': (page, script) =>
    new page.window.Worker(blobIn(page, handing(blobText(script), '{ type: "module" }'))),
}
const answerOf = (worker: Worker): Promise<unknown> =>
  new Promise(resolve => {
    worker.addEventListener('message', ({ data }) => resolve(data), { once: true })
    worker.postMessage('ask', [])
  })

describe('§4 requests of workers are blocked like those of their page', () => {
  let tracker: ConsentServer
  /** WebKitGTK cannot resolve host names to this machine. */
  const trackerUrl = async (): Promise<string | null> => {
    const { port, pathname } = new URL(tracker.url)
    const url = `http://cdn.clicktale.net:${port}${pathname}/a`
    return (await fetch(url, { mode: 'no-cors' }).catch(() => null)) && url
  }
  beforeEach(async () => {
    localStorage.clear()
    tracker = await consentServer()
  })
  afterEach(closePages)

  for (const [way, start] of Object.entries(ways))
    it(`blocks requests of a worker made of ${way}, releases them after consent, and blocks them again`, async function () {
      const url = (await trackerUrl()) ?? 'https://stats.g.doubleclick.net/a'
      const page = await openPage({ head: guard, body: manager })
      const handle = await page.manager()
      const worker = start(page, asking(url))
      const blocked = `Request to ${url} blocked due to missing consent`
      expect(await answerOf(worker)).to.equal(blocked)
      await page.until('the page has been told', () =>
        page.events.some(
          ({ type, detail }) => type === 'ConsentBlockedRequest' && (detail as { url: string }).url === url,
        ),
      )
      // WebKitGTK cannot resolve the tracker's name, so this checks only that the request is blocked.
      if (!url.includes('clicktale')) return
      handle.acceptAll()
      await page.until('its request arrives', async () => (await answerOf(worker)) === 'arrived')
      handle.rejectAll()
      await page.until('its request is held', async () => (await answerOf(worker)) === blocked)
      worker.terminate()
    })

  it('blocks import() in a worker, and lets the site’s own imports pass', async () => {
    const page = await openPage({ head: guard, body: manager })
    await page.manager()
    const script = `onmessage = async () => {
      const said = async text => { try { return (await text).a } catch (error) { return error.message } }
      postMessage([await said(import("https://stats.g.doubleclick.net/a.js")), await said(import(${JSON.stringify(file('export const a = 1'))}))])
    }`
    const worker = new page.window.Worker(blobIn(page, script), { type: 'module' })
    expect(await answerOf(worker)).to.deep.equal([
      'Request to https://stats.g.doubleclick.net/a.js blocked due to missing consent',
      1,
    ])
    worker.terminate()
  })
})
