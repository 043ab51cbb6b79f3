import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => localStorage.clear())
afterEach(() => {
  closePages()
  localStorage.clear()
})

const tracker = 'https://connect.facebook.net/x.js'
const site = (
  breakPage: (window: Page['window']) => void,
  head = '<script src="/dist/guard.js"></script>',
): Promise<Page> =>
  openPage({
    head,
    body: '<consent-banner mode="offline"></consent-banner><privacy-settings-dialog></privacy-settings-dialog>',
    before: breakPage,
  })

/** Requests a host with an image of the page. `blocked` is true if a policy of the page forbids the request. */
function askForImage(page: Page, url: string): Promise<'blocked' | 'loaded' | 'failed'> {
  const { document } = page
  return new Promise(resolve => {
    const image = document.createElement('img')
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      if (blockedURI.startsWith(url)) resolve('blocked')
    })
    image.addEventListener('load', () => resolve('loaded'))
    // The violation is reported in a later task.
    image.addEventListener('error', () => void atRest().then(() => resolve('failed')))
    image.src = url
    document.body.append(image)
  })
}

describe('a guard that cannot start', () => {
  const broken: Record<string, (window: Page['window']) => void> = {
    WeakMap: window => delete (window as { WeakMap?: unknown }).WeakMap,
    'Object.defineProperty': window => delete (window.Object as { defineProperty?: unknown }).defineProperty,
    'RegExp.prototype.exec, which throws': window => {
      window.RegExp.prototype.exec = () => {
        throw new Error('broken by another script')
      }
    },
  }
  for (const guard of ['guard.js', 'guard-capture.js'])
    for (const [what, breakPage] of Object.entries(broken))
      it(`blocks requests to all other hosts and reports it: ${guard} without ${what}`, async () => {
        const page = await site(breakPage, `<script src="/dist/${guard}"></script>`)
        const isReported = (): boolean => page.console.join('\n').includes('the guard could not start')
        // guard-capture.js starts after it has written the document again.
        await page.until('the guard reports that it cannot start', isReported)
        await page.until('the page has been parsed', () => page.document.querySelector('privacy-settings-dialog'))
        expect(await askForImage(page, 'https://images.example/x.png'), 'another host').to.equal('blocked')
        expect(await askForImage(page, 'https://connect.facebook.net/x.gif'), 'a tracker').to.equal('blocked')
        expect(await askForImage(page, '/docs/pictures/banner-light.png'), 'the own host').to.equal('loaded')
      })
})

describe('a function that cannot be patched', () => {
  it('is reported in the console, and all others are still patched', async () => {
    const page = await site(window => {
      Object.defineProperty(window, 'fetch', { value: window.fetch, configurable: false, writable: false })
    })
    expect(page.console.join('\n')).to.match(/"[^"]*fetch[^"]*" could not be patched/)
    const { document } = page
    const refused = await new Promise<boolean>(resolve => {
      const request = new page.window.XMLHttpRequest()
      request.addEventListener('error', () => resolve(true))
      request.addEventListener('load', () => resolve(false))
      try {
        request.open('GET', tracker)
        request.send()
      } catch {
        resolve(true)
      }
    })
    expect(refused).to.equal(true)
    for (const tag of ['script', 'img', 'iframe'] as const) {
      const element = document.createElement(tag)
      element.src = `${tracker}?${tag}`
      document.body.append(element)
    }
    const requested = page.window.performance.getEntriesByType('resource').map(({ name }) => name)
    expect(requested.filter(url => url.startsWith('https://connect.facebook.net'))).to.deep.equal([])
  })
})

describe('scroll-lock', () => {
  const styles: Record<string, string> = {
    'an ancestor that is not displayed': 'display: none',
    'an ancestor that is transparent': 'opacity: 0',
    'an ancestor that has moved it out of the window': 'transform: translateX(-5000px)',
    'an ancestor whose content is not drawn': 'content-visibility: hidden; contain: strict; height: 0',
  }
  const overflow = (page: Page): string => page.window.getComputedStyle(page.document.documentElement).overflowY

  for (const [what, style] of Object.entries(styles))
    it(`does not lock the page’s scrolling while the banner is invisible, because of ${what}`, async () => {
      const page = await openPage({
        head: '<script type="module" src="/dist/consent-elements.js"></script>',
        body: '<div id="around"><consent-banner mode="offline" scroll-lock></consent-banner></div><privacy-settings-dialog></privacy-settings-dialog><p style="height:3000px">',
      })
      await page.find('[data-action=reject]')
      await page.until('the page is locked', () => overflow(page) === 'hidden')
      const around = page.document.getElementById('around')!
      around.style.cssText = style
      await page.until('the page scrolls again', () => overflow(page) !== 'hidden')
      around.style.cssText = ''
      await page.until('the page is locked again', () => overflow(page) === 'hidden')
    })
})
