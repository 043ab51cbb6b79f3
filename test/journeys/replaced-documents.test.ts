import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'
import { eventually } from '../support/eventually'

const tag = (file = '/dist/guard.js'): string =>
  `<script src="${file}" data-manager data-mode="offline" data-categories="all"></script>`
const next = (extra = ''): string => `<h1 id="next">The next page</h1>${extra}`
const href = (body: string, head = ''): string =>
  `/page/?${new URLSearchParams({ html: `<!doctype html><html lang="en"><head><title>Next</title>${tag()}${head}</head><body>${body}</body></html>` })}`
const attribute = (address: string): string => address.replace(/&/g, '&amp;')

/** Ways in which a page replaces its content with that of another one. */
const replacements: Record<
  string,
  { head?: string; body?: (address: string) => string; next?: string; go(page: Page): void }
> = {
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

describe('a page that replaces its document', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  const open = (
    { head = '', body, next: nextBody = next() }: (typeof replacements)[string],
    more = '',
  ): Promise<Page> =>
    openPage({ head: tag() + head, body: (body?.(href(nextBody, head)) ?? '<main>First</main>') + more })
  const arrive = (page: Page): Promise<void> =>
    page.until('the next page is there', () => page.document.getElementById('next'))
  const banners = ({ document }: Page): Element[] =>
    [...document.querySelectorAll('consent-banner')].filter(({ shadowRoot }) =>
      shadowRoot?.querySelector('[part=banner]'),
    )

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
      await new Promise(resolve => page.window.requestAnimationFrame(() => page.window.requestAnimationFrame(resolve)))
      expect(missing).to.equal(0)
      expect((await page.manager()).state.showPopup).to.equal(true)
      ;(await page.find('[data-action=reject]')).click()
      await page.until('the choice counts', () => page.window.consentManager!.state.consentInfo?.type === 'necessary')
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

  it('keeps an open dialog with its draft, and its place in the top layer', async () => {
    const page = await open({ go() {} })
    ;(await page.find('[data-action=customize]')).click()
    const dialog = await page.find<HTMLDialogElement>('dialog[open]')
    ;(await page.find('[part~=switch-marketing]')).click()
    await eventually(() => expect(page.window.consentManager!.state.selection.marketing).to.equal(true))
    const body = page.document.createElement('body')
    body.innerHTML = next()
    page.document.documentElement.replaceChild(body, page.document.body)
    await page.until('it is modal again', () => dialog.isConnected && dialog.matches(':modal'))
    expect(page.window.consentManager!.state.selection.marketing).to.equal(true)
    expect(page.window.consentManager!.state.isPrivacyDialogOpen).to.equal(true)
  })

  it('does not fight with a page that keeps removing the banner', async () => {
    const page = await open({ go() {} })
    await page.find('[part=banner]')
    let removed = 0
    const remove = (): void => {
      const banner = page.document.querySelector('consent-banner')
      if (banner) removed++
      banner?.remove()
    }
    new page.window.MutationObserver(remove).observe(page.document, { childList: true, subtree: true })
    remove()
    await eventually(() => expect(page.console.join()).to.contain('keeps removing its <consent-banner>'))
    expect(removed).to.be.lessThan(60)
  })
})

describe('the state follows the elements in the document', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  const body = `<footer id="there"></footer><privacy-settings-button></privacy-settings-button>
    <consent-declaration></consent-declaration><iframe data-consent="experience" data-src="/page/?html=map" title="Map" style="width:400px;height:300px"></iframe>`
  const tags = [
    'consent-banner',
    'privacy-settings-dialog',
    'privacy-settings-button',
    'consent-declaration',
    'consent-placeholder',
  ]
  const states: Record<string, (page: Page) => Promise<void>> = {
    async asked(page) {
      await page.find('[part=banner]')
    },
    async open(page) {
      ;(await page.find('[data-action=customize]')).click()
      await page.find('dialog[open]')
    },
    async decided(page) {
      ;(await page.find('[data-action=reject]')).click()
      await page.until('it is decided', () => page.window.consentManager!.state.consentInfo)
    },
  }
  const changes: Record<string, (element: Element, page: Page) => void> = {
    removes: element => element.remove(),
    moves: (element, { document }) => document.getElementById('there')!.append(element),
    clones: element => element.after(element.cloneNode(true)),
    're-inserts': element => {
      const { parentNode, nextSibling } = element
      element.remove()
      parentNode!.insertBefore(element, nextSibling)
    },
    'removes and later inserts': element => {
      const { parentNode } = element
      element.remove()
      setTimeout(() => parentNode!.append(element))
    },
  }

  for (const [state, reach] of Object.entries(states))
    for (const name of tags)
      it(`if the page removes, moves, clones or inserts <${name}>: ${state}`, async () => {
        for (const [how, change] of Object.entries(changes)) {
          localStorage.clear()
          const page = await openPage({ head: tag(), body })
          const manager = await page.manager()
          await reach(page)
          const element = page.document.querySelector(name)
          if (element) change(element, page)
          await new Promise(resolve => setTimeout(resolve, 60))
          await eventually(() => {
            const { isPrivacyDialogOpen, showPopup } = manager.state
            expect(page.peek<HTMLDialogElement>('dialog[open]')?.matches(':modal') ?? false, `${how}: open`).to.equal(
              isPrivacyDialogOpen,
            )
            expect(page.peek('[part=banner]:not([inert])') !== null, `${how}: banner`).to.equal(showPopup)
          })
          // Whatever has happened, the visitor can open the settings.
          manager.closeSettings()
          page.document.body.insertAdjacentHTML('beforeend', '<button id="again" data-consent-open>Settings</button>')
          page.document.getElementById('again')!.click()
          await page.until(`${how}: the settings open`, () =>
            page.peek<HTMLDialogElement>('dialog[open]')?.matches(':modal'),
          )
          page.close()
        }
      })
})
