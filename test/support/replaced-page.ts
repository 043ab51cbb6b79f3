import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from './open-page'

const options = 'data-mode="offline" data-categories="all"'
/** What each way to install adds to a page. The bundle starts with an element, which the next pages lack. */
const installations = {
  'the tag': { head: `<script src="/dist/guard.js" data-manager ${options}></script>`, body: '' },
  'what headHtml inlines': { head: `<script data-file="/dist/guard.js" data-manager ${options}></script>`, body: '' },
  'a bundle': {
    head: '<script type="module" async src="/dist/auto.js"></script>',
    body: '<consent-banner mode="offline" categories="all"></consent-banner>',
  },
}
type Installation = (typeof installations)[keyof typeof installations]
const next = (extra = ''): string => `<h1 id="next">The next page</h1>${extra}`
const href = (body: string, head = ''): string =>
  `/page/?${new URLSearchParams({ html: `<!doctype html><html lang="en"><head><title>Next</title>${head}</head><body>${body}</body></html>` })}`
const attribute = (address: string): string => address.replace(/&/g, '&amp;')

interface Replacement {
  head?: string
  body?: (address: string) => string
  next?: string
  go(page: Page): void
}

/** Ways in which a page replaces its content with that of another one. */
const replacements: Record<string, Replacement> = {
  'body.innerHTML': { go: ({ document }) => void (document.body.innerHTML = next()) },
  'replaceChild of the body': {
    go({ document }) {
      const body = document.createElement('body')
      body.innerHTML = next()
      document.documentElement.replaceChild(body, document.body)
    },
  },
  'document.body = …': {
    go({ document }) {
      const body = document.createElement('body')
      body.innerHTML = next()
      document.body = body
    },
  },
  'replaceChildren of the body': {
    go: ({ document }) => document.body.replaceChildren(Object.assign(document.createElement('h1'), { id: 'next' })),
  },
  'documentElement.innerHTML': {
    go: ({ document }) => void (document.documentElement.innerHTML = `<head></head><body>${next()}</body>`),
  },
  'document.open()': {
    go({ document }) {
      document.open()
      document.write(`<!doctype html><html><body>${next()}</body></html>`)
      document.close()
    },
  },
  // As Livewire's navigate: a new head and body, without the scripts that the head had.
  'replaceWith of head and body': {
    go({ document }) {
      const parsed = new DOMParser().parseFromString(`<title>Next</title><body>${next()}`, 'text/html')
      document.head.replaceChildren(...parsed.head.children)
      document.body.replaceWith(document.adoptNode(parsed.body))
    },
  },
  // As Astro's ClientRouter: elements of the head that the next page lacks go one by one, within a view transition.
  'replaceWith of the body in a view transition': {
    go({ document }) {
      const swap = (): void => {
        const parsed = new DOMParser().parseFromString(next(), 'text/html')
        for (const element of document.head.querySelectorAll(':scope > :not(title)')) element.remove()
        document.body.replaceWith(document.adoptNode(parsed.body))
      }
      if (document.startViewTransition) document.startViewTransition(swap)
      else swap()
    },
  },
  'Turbo Drive': {
    head: '<script src="/node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>',
    body: address => `<a id="link" href="${attribute(address)}">Next</a>`,
    go: ({ document }) => document.getElementById('link')!.click(),
  },
  'htmx with hx-boost': {
    head: '<script src="/node_modules/htmx.org/dist/htmx.js"></script>',
    body: address => `<div hx-boost="true"><a id="link" href="${attribute(address)}">Next</a></div>`,
    go: ({ document }) => document.getElementById('link')!.click(),
  },
  'Swup, which replaces the body': {
    head: '<script src="/node_modules/swup/dist/Swup.umd.js"></script>',
    body: address =>
      `<a id="link" href="${attribute(address)}">Next</a><script>new Swup({ containers: ['body'], animationSelector: false })</script>`,
    go: ({ document }) => document.getElementById('link')!.click(),
  },
  barba: {
    head: '<script src="/node_modules/@barba/core/dist/barba.umd.js"></script>',
    body: address =>
      `<div data-barba="wrapper"><main data-barba="container"><a id="link" href="${attribute(address)}">Next</a></main></div>
       <script>barba.init()</script>`,
    next: `<div data-barba="wrapper"><main data-barba="container">${next()}</main></div>`,
    go: ({ document }) => document.getElementById('link')!.click(),
  },
}

/** Opens a page that can be replaced. */
export const openReplaceable = (
  { head = '', body, next: nextBody = next() }: Replacement,
  { head: installed, body: element }: Installation = installations['the tag'],
): Promise<Page> =>
  openPage({
    head: installed + head,
    body: (body?.(href(nextBody, installed + head)) ?? '<main>First</main>') + element,
  })
const arrive = (page: Page): Promise<void> =>
  page.until('the next page is there', () => page.document.getElementById('next'))
const banners = ({ document }: Page): Element[] =>
  [...document.querySelectorAll('consent-banner')].filter(({ shadowRoot }) =>
    shadowRoot?.querySelector('[part=banner]'),
  )

/** Declares the tests of every way to replace a page, installed in these ways. */
export function testReplacements(...names: (keyof typeof installations)[]): void {
  for (const installed of names)
    describe(`a page that replaces its document, with ${installed}`, () => {
      beforeEach(() => localStorage.clear())
      afterEach(closePages)
      const open = (replacement: Replacement): Promise<Page> => openReplaceable(replacement, installations[installed])

      for (const [name, replacement] of Object.entries(replacements)) {
        it(`shows the banner before the next paint, with what has the focus: ${name}`, async () => {
          const page = await open(replacement)
          const accept = await page.find('[data-action=accept]')
          accept.focus()
          let missing = 0
          const watch = (): void => {
            if (page.document?.getElementById('next') && banners(page).length !== 1) missing++
            if (page.document) page.window.requestAnimationFrame(watch)
          }
          page.window.requestAnimationFrame(watch)
          replacement.go(page)
          await arrive(page)
          await page.until('the banner is back', () => banners(page).length === 1)
          await new Promise(resolve =>
            page.window.requestAnimationFrame(() => page.window.requestAnimationFrame(resolve)),
          )
          expect(missing).to.equal(0)
          expect((await page.manager()).state.showPopup).to.equal(true)
          ;(await page.find('[data-action=reject]')).click()
          await page.until(
            'the choice counts',
            () => page.window.consentManager!.state.consentInfo?.type === 'necessary',
          )
        })

        it(`serves the links of the next page to visitors who have decided: ${name}`, async () => {
          localStorage.setItem(
            'privacy-consent-storage',
            JSON.stringify({ consents: { necessary: true }, consentInfo: { time: Date.now(), type: 'necessary' } }),
          )
          const page = await open(replacement)
          await page.manager()
          replacement.go(page)
          await arrive(page)
          page.document.body.insertAdjacentHTML('beforeend', '<button id="open" data-consent-open>Settings</button>')
          page.document.getElementById('open')!.click()
          await page.find('dialog[open]')
        })
      }
    })
}
