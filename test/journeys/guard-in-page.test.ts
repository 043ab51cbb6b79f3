import { expect } from '@open-wc/testing'
import { blocksElements } from '../support/tries-to-track'
import { closePages, openPage, type Page } from '../support/open-page'

const core = '<script type="module" src="/dist/consent-elements.js"></script>'
const tracker = 'https://stats.g.doubleclick.net/a'
const blocked = `Request to ${tracker} blocked due to missing consent`

/** Returns the result of a request by a script of a worker or a frame, which posts it to the page. */
const asking = (tell: string): string =>
  `fetch("${tracker}").then(() => ${tell}("arrived"), ({ message }) => ${tell}(message))`
const fromWorker = (page: Page): Promise<unknown> =>
  new Promise(resolve => {
    const text = new page.window.Blob([asking('postMessage')], { type: 'text/javascript' })
    const worker = new page.window.Worker(page.window.URL.createObjectURL(text))
    worker.addEventListener('message', ({ data }) => resolve(data))
  })
const frameWith = ({ document }: Page, srcdoc: string): HTMLElement =>
  Object.assign(document.createElement('iframe'), { sandbox: 'allow-scripts allow-same-origin', srcdoc })
const fromFrame = (page: Page): Promise<unknown> =>
  new Promise(resolve => {
    page.window.tell = resolve
    page.document.body.append(frameWith(page, `<script>${asking('parent.tell')}</script>`))
  })

describe('the inlined guard', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  for (const guard of ['guard-whole', 'guard-strict', 'guard-capture'])
    it(`blocks requests of the page, its workers and its frames, as the file does: ${guard}.js`, async () => {
      // A guard that captures the page must come first. Others need not, because modules run after the page has been parsed.
      const tag = `<script data-file="/dist/${guard}.js"></script>`
      const page = await openPage({
        head: guard === 'guard-capture' ? tag + core : core + tag,
        body: `<script>fetch("${tracker}").catch(({ message }) => { window.said = message })</script>
          <consent-banner mode="offline" categories="all"></consent-banner>`,
      })
      await page.until('the first request has been answered', () => page.window.said)
      expect(page.window.said).to.equal(blocked)
      expect(await fromWorker(page)).to.equal(blocked)
      expect(await fromFrame(page)).to.equal(blocked)
    })

  it('lets workers start if the guard’s file has a file: URL, which nothing can fetch', async () => {
    const page = await openPage({ head: `<base href="file:///"><script data-file="/dist/guard.js"></script>` })
    const worker = new page.window.Worker(URL.createObjectURL(new Blob(['postMessage("started")'])))
    const said = await new Promise(resolve => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', ({ message }) => resolve(message))
    })
    expect(said).to.equal('started')
  })

  it('is allowed by a policy that contains the hash of the file', async () => {
    const { files } = (await (await fetch('/dist/integrity.json')).json()) as { files: Record<string, string> }
    const page = await openPage({
      csp: `script-src 'self' '${files['guard.js']}'`,
      head: `${core}<script data-file="/dist/guard.js"></script>`,
      body: '<consent-banner mode="offline" categories="all"></consent-banner>',
    })
    const said = await page.window.fetch(tracker).catch(({ message }: Error) => message)
    expect(said).to.equal(blocked)
  })

  it('finds the file for workers and frames by its tag, also with another base URL', async () => {
    const page = await openPage({
      head: `<base href="/page/elsewhere/"><script data-file="/dist/guard.js"></script>`,
      body: `<p>A page without a manager</p>`,
    })
    await page.until('the whole guard is there', () => blocksElements(page))
    expect(await fromWorker(page)).to.equal(blocked)
    const { getAttribute } = Element.prototype // The window of the test, because the page reads what it wrote.
    expect(getAttribute.call(frameWith(page, '<p>inside</p>'), 'srcdoc')).to.contain(
      `src="${location.origin}/dist/guard-whole.js"`,
    )
  })
})
