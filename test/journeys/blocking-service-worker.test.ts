import { expect } from '@open-wc/testing'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { eventually } from '../support/eventually'
import { closePages, openPage, type Page } from '../support/open-page'

const gate = '<script src="/page/consent-service-worker.js" data-register></script>'
const core = '<script type="module" src="/dist/consent-elements.js"></script>'
/** A page in which only the service worker blocks. */
const manager = '<consent-banner mode="offline" categories="all" blocking="off"></consent-banner>'

describe('the tier "service worker"', () => {
  let tracker: ConsentServer
  let url: string | null
  const arrived = async (): Promise<string[]> => (await tracker.calls()).map(({ path }) => path.split('/').at(-1)!)
  const fate = (page: Page, name: string): Promise<string> =>
    page.window.fetch(`${url}/${name}`, { mode: 'no-cors' }).then(
      () => 'arrived',
      () => 'held',
    )
  const controlled = (page: Page): Promise<void> =>
    page.until('the page is controlled', () => page.window.navigator.serviceWorker.controller)

  before(async function () {
    tracker = await consentServer()
    const { port, pathname } = new URL(tracker.url)
    url = `http://cdn.clicktale.net:${port}${pathname}`
    // WebKitGTK cannot resolve host names to this machine.
    if (!(await fetch(url, { mode: 'no-cors' }).catch(() => null))) this.skip()
  })
  beforeEach(async () => {
    localStorage.clear()
    tracker = await consentServer()
    url = `http://cdn.clicktale.net:${new URL(tracker.url).port}${new URL(tracker.url).pathname}`
  })
  afterEach(async () => {
    closePages()
    for (const registration of await navigator.serviceWorker.getRegistrations())
      if (registration.scope.endsWith('/page/')) await registration.unregister()
    await caches.delete('consent-elements')
  })

  it('blocks requests of a controlled page, its frames and its workers, releases them, and blocks them again', async () => {
    const page = await openPage({ head: gate + core, body: manager })
    await controlled(page)
    const handle = await page.manager()
    /** Makes requests in all ways, and waits for their results. */
    const ask = (when: string): Promise<unknown> => {
      const { document, Blob, URL, Worker } = page.window
      const ended = (target: EventTarget, types: string[]): Promise<Event> =>
        new Promise(resolve => {
          for (const type of types) target.addEventListener(type, resolve, { once: true })
        })
      const elements = (['img', 'script', 'iframe'] as const).map(tag => {
        const element = document.createElement(tag)
        const end = ended(element, ['load', 'error'])
        // A frame fires load when all its resources have loaded or failed.
        if (element.localName === 'iframe') (element as HTMLIFrameElement).srcdoc = `<img src="${url}/frame-${when}">`
        else (element as HTMLImageElement).src = `${url}/${tag}-${when}`
        document.body.append(element)
        return end
      })
      const script = `fetch("${url}/worker-${when}", { mode: "no-cors" }).catch(() => {}).finally(() => postMessage("ended"))`
      const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
      return Promise.all([...elements, ended(worker, ['message'])])
    }
    await ask('undecided')
    expect(await fate(page, 'fetch-undecided')).to.equal('held')
    expect(await arrived()).to.deep.equal([])

    handle.acceptAll()
    await page.until('a request arrives', async () => (await fate(page, 'fetch-accepted')) === 'arrived')
    await ask('accepted')
    expect(await arrived()).to.include.members(['img', 'script', 'frame', 'worker'].map(name => `${name}-accepted`))

    handle.rejectAll()
    await page.until('a request is held', async () => (await fate(page, 'fetch-withdrawn')) === 'held')
    await ask('again')
    expect((await arrived()).filter(name => name.endsWith('again'))).to.deep.equal([])
  })

  it('blocks everything listed until it receives a decision, and nothing else', async () => {
    const first = await openPage({ head: gate })
    await controlled(first)
    const silent = await openPage({})
    await controlled(silent)
    expect(await fate(silent, 'listed')).to.equal('held')
    const own = await silent.window.fetch('/page/script.js?text=own')
    expect(await own.text()).to.equal('own')
    expect(await arrived()).to.deep.equal([])
  })

  it('keeps the consent on the next page, without another message', async () => {
    const page = await openPage({ head: gate + core, body: manager })
    await controlled(page)
    ;(await page.manager()).acceptAll()
    await page.until('a request arrives', async () => (await fate(page, 'first')) === 'arrived')
    page.close()
    const silent = await openPage({})
    await controlled(silent)
    expect(await fate(silent, 'next')).to.equal('arrived')
  })

  it('receives consent if the guard captures the page', async () => {
    const first = await openPage({ head: gate })
    await controlled(first)
    const page = await openPage({ head: `${gate}<script src="/dist/guard-capture.js"></script>${core}`, body: manager })
    const handle = await page.manager()
    expect(await fate(page, 'undecided')).to.equal('held')
    handle.acceptAll()
    await page.until('a request arrives', async () => (await fate(page, 'accepted')) === 'arrived')
  })

  it('receives consent before the guard releases a captured page, however large the page is', async () => {
    const first = await openPage({ head: gate })
    await controlled(first)
    // Releasing this page takes longer than the worker waits for messages.
    const slow = `<script>
      customElements.define('slow-image', class extends HTMLImageElement {
        static observedAttributes = ['src']
        attributeChangedCallback() {
          for (const end = performance.now() + 400; performance.now() < end; );
        }
      }, { extends: 'img' })
    </script><img is="slow-image" src="${url}/image" alt="">`
    const page = await openPage({
      head: `${gate}<script src="/dist/guard-capture.js"></script>${core}<link rel="stylesheet" href="${url}/sheet">`,
      body: `<consent-banner mode="offline" categories="all" blocking="capture"></consent-banner>${slow}`,
    })
    const handle = await page.manager()
    handle.acceptAll()
    // The order is not checked: on a busy machine, requests can arrive in any order.
    await eventually(async () => expect(await arrived()).to.have.members(['sheet', 'image']))
  })
})
