import { expect } from '@open-wc/testing'
import type * as ReactModule from 'react'
import type * as ReactDomModule from 'react-dom/client'
import type * as VueModule from 'vue'
import { atRest } from './at-rest'
import { closePages, openPage, type Page } from './open-page'
import { eventually } from './eventually'

const guard = {
  src: '/dist/guard.js',
  'data-manager': '',
  'data-mode': 'offline',
  'data-categories': 'all',
}
const attributesOf = (given: Record<string, string>): string =>
  Object.entries(given)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
/** The attributes of the tag. */
export const attributes = attributesOf(guard)

/** A way to install: what it adds to the page, and the properties of the same elements in React. */
interface Installation {
  head: string
  body: string
  inHead(document: Document): Record<string, unknown>
  inBody?: Record<string, unknown>
}
const inPage = attributesOf(guard).replace(/^src/, 'data-file')
const banner = { mode: 'offline', categories: 'all' }
const bundle = { type: 'module', async: '', src: '/dist/auto.js' }
const installations = {
  'the tag': { head: `<script ${attributes}></script>`, body: '', inHead: () => guard },
  'what headHtml inlines': {
    head: `<script ${inPage}></script>`,
    body: '',
    inHead({ head }) {
      const { text, dataset } = head.querySelector<HTMLScriptElement>('script[data-file]')!
      const { src, ...options } = guard
      return { ...options, 'data-file': dataset.file ?? src, dangerouslySetInnerHTML: { __html: text } }
    },
  },
  'a bundle': {
    head: `<script ${attributesOf(bundle)}></script>`,
    body: `<consent-banner ${attributesOf(banner)}></consent-banner>`,
    inHead: () => ({ ...bundle, async: true }),
    inBody: banner,
  },
} satisfies Record<string, Installation>
type InstallationName = keyof typeof installations
const react = '/node_modules/react/umd/react.production.min.js'
const reactDom = '/node_modules/react-dom/umd/react-dom.production.min.js'
const react19 = '/__hydrated__/react-19.js'
const vue = '/node_modules/vue/dist/vue.runtime.global.prod.js'

/** When the framework hydrates, from early to late. */
const moments = {
  'before the banner': async (_page: Page): Promise<unknown> => undefined,
  'after the banner': (page: Page): Promise<unknown> => page.find('[data-action=accept]'),
  /** Placeholders are inserted when the page is idle, except for frames that wait for their framework. */
  async 'when the page is idle'(page: Page): Promise<unknown> {
    const isLoaded = (): boolean =>
      page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('-placeholder.js'))
    await page.until('the file for placeholders is there', isLoaded)
    if (page.document.querySelector('[ngh]')) return atRest(page)
    return page.find('consent-placeholder')
  },
  async 'after Accept'(page: Page): Promise<unknown> {
    ;(await page.find('[data-action=accept]')).click()
    return page.until('the gated script has run', () => page.window.ran)
  },
}
const gatedText = 'window.ran = (window.ran || 0) + 1'
const gated = `<script type="text/plain" data-consent="marketing">${gatedText}</script>`
const frame = { id: 'map', 'data-consent': 'experience', 'data-src': '/page/?html=map', title: 'Map' }
const content = `<div id="app"><button id="count">0</button><iframe ${attributesOf(frame)} width="400" height="300"></iframe>${gated}</div>`

export interface Libraries {
  React: typeof ReactModule
  ReactDOM: typeof ReactDomModule
  Vue: typeof VueModule
  hydrateApp(target: Element): void
}
type Hydrate = (
  page: Page & { window: Page['window'] & Libraries },
  mismatches: string[],
  installation: Installation,
) => void

/** The same content as `content`, as a component of React. */
function reactApp({ createElement: h, useState }: typeof ReactModule): ReactModule.ReactElement {
  const Count = () => {
    const [count, setCount] = useState(0)
    return h('button', { id: 'count', onClick: () => setCount(count + 1) }, count)
  }
  return h(
    'div',
    { id: 'app' },
    h(Count),
    h('iframe', { ...frame, width: 400, height: 300 }),
    h('script', { type: 'text/plain', 'data-consent': 'marketing', dangerouslySetInnerHTML: { __html: gatedText } }),
  )
}

const hydrateRoot: Hydrate = ({ window, document }, mismatches) => {
  window.ReactDOM.hydrateRoot(document.getElementById('root')!, reactApp(window.React), {
    onRecoverableError: error => mismatches.push(String(error)),
  })
}
/** Hydrates a document with these scripts in its head. */
const hydrateDocument =
  (...scripts: string[]): Hydrate =>
  ({ window, document }, mismatches, { inHead, inBody }) => {
    const { createElement: h } = window.React
    const head = h(
      'head',
      null,
      h('title', null, 'A site'),
      ...['/page/first.js', ...scripts].map(src => h('script', { src, key: src })),
      h('script', { ...inHead(document), key: 'guard' }),
    )
    const body = h('body', null, reactApp(window.React), inBody && h('consent-banner', inBody))
    window.ReactDOM.hydrateRoot(document, h('html', { lang: 'en' }, head, body), {
      onRecoverableError: error => mismatches.push(String(error)),
    })
  }
const hydrateApp: Hydrate = ({ window, document }) => window.hydrateApp(document.getElementById('root')!)

/** A framework. What its server renders is in a file if only the framework itself can render it. */
interface Framework {
  head: string
  body?: string
  server?: string
  /** Whether it finds other markup than its server sent, because we add to what it renders, and renders again. */
  mismatches?: boolean
  hydrate: Hydrate
}
const root = `<div id="root">${content}</div>`
const frameworks: Record<string, Framework> = {
  'React 18, in a root': {
    head: `<script src="${react}"></script><script src="${reactDom}"></script>`,
    body: root,
    hydrate: hydrateRoot,
  },
  'React 18, in the whole document': {
    head: `<script src="${react}"></script><script src="${reactDom}"></script>`,
    body: content,
    // The tag has added its module to <head>, so React renders the document again.
    mismatches: true,
    hydrate: hydrateDocument(react, reactDom),
  },
  'React 19, in a root': {
    head: `<script src="${react19}"></script>`,
    body: root,
    hydrate: hydrateRoot,
  },
  'React 19, in the whole document': {
    head: `<script src="${react19}"></script>`,
    body: content,
    hydrate: hydrateDocument(react19),
  },
  'Svelte 5': {
    head: '<script src="/__hydrated__/svelte.js"></script>',
    server: '/__hydrated__/svelte.txt',
    hydrate: hydrateApp,
  },
  'Solid 1': {
    head: '<script src="/__hydrated__/solid.js"></script>',
    server: '/__hydrated__/solid.txt',
    hydrate: hydrateApp,
  },
  'Angular 21': {
    head: '<script src="/__hydrated__/angular.js"></script>',
    server: '/__hydrated__/angular.txt',
    hydrate: hydrateApp,
  },
  'Vue 3': {
    head: `<script src="${vue}"></script>`,
    body: root,
    hydrate({ window }) {
      const { createSSRApp, h, ref } = window.Vue
      const count = ref(0)
      const app = createSSRApp({
        render: () =>
          h('div', { id: 'app' }, [
            h('button', { id: 'count', onClick: () => count.value++ }, String(count.value)),
            h('iframe', { ...frame, width: 400, height: 300 }),
            h('script', { type: 'text/plain', 'data-consent': 'marketing' }, gatedText),
          ]),
      })
      app.mount('#root')
    },
  },
}

/** Returns what the server of a framework renders. */
async function fromServer(address: string): Promise<{ head: string; body: string }> {
  return (await (await fetch(address)).json()) as { head: string; body: string }
}

/** Declares the tests of every framework that hydrates at these moments. */
export function testHydration(
  given: readonly (keyof typeof moments)[],
  installedBy: readonly InstallationName[] = ['the tag'],
): void {
  for (const [name, { head, body = '', server, mismatches: mayMismatch = false, hydrate }] of Object.entries(
    frameworks,
  ))
    describe(`a page that is hydrated by ${name}`, () => {
      beforeEach(() => localStorage.clear())
      afterEach(closePages)

      const cases = installedBy.flatMap(name => given.map(moment => [name, moment] as const))
      for (const [installed, moment] of cases)
        it(`works with ${installed}, hydrated ${moment}`, async () => {
          const rendered = server ? await fromServer(server) : { head: '', body }
          const installation: Installation = installations[installed]
          const page = await openPage({
            head: head + installation.head + rendered.head,
            body: rendered.body + installation.body,
          })
          await moments[moment](page)
          // Placeholders are inserted when the page is idle. React then renders a root again that it hydrates later.
          const isLate = page.document.querySelector('consent-placeholder') !== null
          const mismatches: string[] = []
          hydrate(page as Parameters<Hydrate>[0], mismatches, installation)
          await eventually(() => {
            page.document.getElementById('count')!.click()
            expect(Number(page.document.getElementById('count')!.textContent)).to.be.greaterThan(0)
          })
          mismatches.push(...page.console.filter(text => /mismatch|did not match|hydrat/i.test(text)))
          if (!mayMismatch && !isLate) expect(mismatches).to.deep.equal([])
          if (moment !== 'after Accept') {
            await page.until('the map has its placeholder', () =>
              page.document.querySelector('consent-placeholder:not([data-done]) + #map'),
            )
            expect(page.document.querySelectorAll('consent-placeholder')).to.have.length(1)
            ;(await page.find('[data-action=accept]')).click()
            await page.until('it is decided', () => page.window.consentManager!.hasConsentFor('marketing'))
            await page.until('the gated script has run', () => page.window.ran)
          }
          await page.until('the map is there', () => page.document.querySelector('#map[src]'))
          await page.until('the placeholder is gone', () => !page.document.querySelector('consent-placeholder'))
          expect(page.document.querySelectorAll('#app')).to.have.length(1)
          expect(page.window.ran).to.equal(1)
          await page.until('nothing asks', () => page.peek('[part=banner]:not([inert])') === null)
          page.document.body.insertAdjacentHTML('beforeend', '<button id="open" data-consent-open>Settings</button>')
          page.document.getElementById('open')!.click()
          await page.find('dialog[open]')
        })
    })
}
