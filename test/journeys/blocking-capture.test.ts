import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { closePages, openPage } from '../support/open-page'
import { waitUntil } from '../support/wait-until'

/** The first line keeps Chromium’s preload scanner from fetching the markup after it. */
const guard = `<meta http-equiv="Content-Security-Policy" content="object-src * data: blob:">
  <script src="/dist/guard-capture.js"></script>`
const store = (consents: object): void =>
  localStorage.setItem(
    'privacy-consent-storage',
    JSON.stringify({ consents, consentInfo: { time: Date.now(), type: 'custom' } }),
  )
const granted = { necessary: true, functionality: false, measurement: true, experience: false, marketing: false }

describe('the tier "capture"', () => {
  let tracker: ConsentServer
  /** WebKitGTK cannot resolve host names to this machine. */
  const trackerUrl = async (): Promise<string | null> => {
    const { port, pathname } = new URL(tracker.url)
    const url = `http://cdn.clicktale.net:${port}${pathname}`
    return (await fetch(url, { mode: 'no-cors' }).catch(() => null)) && url
  }
  const arrived = async (): Promise<string[]> => (await tracker.calls()).map(({ path }) => path.split('/').at(-1)!)

  beforeEach(async () => {
    localStorage.clear()
    tracker = await consentServer()
  })
  afterEach(closePages)

  it('leaves the page as it would be without the guard: doctype, attributes, order of scripts, and events', async () => {
    const page = await openPage({
      head: `${guard}<script>window.order = [document.currentScript.dataset.n]; document.addEventListener('DOMContentLoaded', () => order.push('parsed'))</script>
        <script defer src="/page/first.js?deferred"></script>`,
      body: `<p id="text" title="a > b">x &amp; y</p><script data-n="2">order.push(document.currentScript.dataset.n, document.querySelector('#text').textContent)</script>`,
    })
    await page.until('the page has been written', () =>
      (page.window.order as unknown[] | undefined)?.includes('parsed'),
    )
    expect(page.document.compatMode).to.equal('CSS1Compat')
    expect(page.document.documentElement.lang).to.equal('en')
    expect(page.document.title).to.equal('A site')
    expect(page.document.querySelector('plaintext')).to.equal(null)
    expect(page.window.order).to.deep.equal([undefined, '2', 'x & y', 'parsed'])
  })

  it('keeps the parser from fetching blocked URLs, and releases each once and in order', async function () {
    const url = await trackerUrl()
    // Firefox prefetches markup after a script that is still loading, as the README states.
    if (url === null || !navigator.userAgent.includes('Chrome')) this.skip()
    const page = await openPage({
      head: `${guard}<link rel="stylesheet" href="${url}/styles">`,
      body: `<script src="${url}/first"></script><script src="${url}/second" defer></script><img src="${url}/image" alt="">
        <iframe src="${url}/frame"></iframe><img src="/page/first.js?own" alt=""><p id="end">`,
    })
    await page.until('the page has been written', () => page.document.querySelector('#end'))
    await atRest(page, arrived)
    const before = await arrived()
    expect(before).to.deep.equal([])
    expect(page.document.querySelector('img')!.getAttribute('src')).to.equal(`${url}/image`)
    expect(page.document.querySelectorAll('[data-consent-waits]')).to.have.length(0)

    store(granted)
    await page.until('all have arrived', async () => (await arrived()).length >= 5)
    await atRest(page, arrived)
    const after = await arrived()
    expect(after.toSorted()).to.deep.equal(['first', 'frame', 'image', 'second', 'styles'])
    expect(after.filter(path => /first|second/.test(path))).to.deep.equal(['first', 'second'])
  })

  it('goes on blocking after the page has been parsed', async () => {
    const page = await openPage({ head: guard, body: '<p id="end">' })
    await page.until('the page has been written', () => page.document.querySelector('#end'))
    const held = await page.window.fetch('https://doubleclick.net/').catch((error: Error) => error.message)
    expect(held).to.equal('Request to https://doubleclick.net/ blocked due to missing consent')
    const image = page.document.body.appendChild(page.document.createElement('img'))
    image.src = 'https://doubleclick.net/a'
    expect(image.attributes).to.have.length(0)
  })

  it('shows a frame’s document without its blocked URLs, which load after consent', async function () {
    const url = await trackerUrl()
    if (url === null || !navigator.userAgent.includes('Chrome')) this.skip()
    const page = await openPage({
      head: guard,
      // The parser itself reads the markup after an external script, while no script runs.
      body: `<svg><script href="/page/first.js?wait"></script></svg>
        <iframe srcdoc="<p>a film</p><img src='${url}/inside' alt=''>"></iframe><p id="end">`,
    })
    await page.until('the frame has its document', () =>
      page.document.querySelector('iframe')?.contentDocument?.querySelector('p'),
    )
    await atRest(page, arrived)
    expect(await arrived()).to.deep.equal([])
    store(granted)
    await page.until('it has arrived', async () => (await arrived()).includes('inside'))
  })

  it('starts the manager of its tag in the written page, also if the manager’s file arrives before the page', async () => {
    const head =
      '<script src="/dist/guard-capture.js" data-manager data-mode="offline" data-categories="all"></script><script>window.early = typeof consentManager</script>'
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = '<iframe title="a page"></iframe>'
    const frame = place.firstChild as HTMLIFrameElement
    const html = `<!doctype html><html lang="en"><head>${head}</head><body>${'<p>a text</p>'.repeat(100)}<!-- later --><p id="end"></body></html>`
    frame.src = `/page/?${new URLSearchParams({ html })}`
    const { contentWindow } = frame as {
      contentWindow: Window & { consentManager?: { version?: string }; early?: string }
    }
    await waitUntil(
      () => contentWindow.performance.getEntriesByType('resource').some(({ name }) => name.includes('-core.js')),
      'the files of the manager have arrived',
    )
    await fetch('/late/now')
    await waitUntil(
      () => frame.contentDocument!.querySelector('consent-banner')?.shadowRoot?.querySelector('[part=banner]'),
      'the banner is in the written page',
    )
    await waitUntil(() => contentWindow.consentManager!.version, 'the manager has started')
    expect(contentWindow.early).to.equal('object')
    expect([...frame.contentDocument!.scripts].filter(({ type }) => type === 'module')).to.have.length(1)
    place.remove()
  })

  it('keeps the comments before the doctype and before the head', async () => {
    const html = `<!-- a licence --><!doctype html><!-- b --><html lang="en"><!-- c --><head>${guard}</head><body><p>a text</p></body></html>`
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = '<iframe title="a page"></iframe>'
    const frame = place.firstChild as HTMLIFrameElement
    frame.src = `/page/?${new URLSearchParams({ html })}`
    await waitUntil(
      () => frame.contentDocument?.querySelector('p')?.textContent === 'a text',
      'the page has been written',
    )
    const inner = frame.contentDocument!
    expect([...inner.childNodes].map(({ nodeName }) => nodeName)).to.deep.equal([
      '#comment',
      'html',
      '#comment',
      'HTML',
    ])
    expect([inner.firstChild!.nodeValue, inner.documentElement.firstChild!.nodeValue]).to.deep.equal([
      ' a licence ',
      ' c ',
    ])
    expect(inner.compatMode).to.equal('CSS1Compat')
    place.remove()
  })
})
