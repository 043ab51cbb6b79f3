import { expect } from '@open-wc/testing'
import type * as ReactModule from 'react'
import type * as ReactDomModule from 'react-dom/client'
import type * as VueModule from 'vue'
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
const react = '/node_modules/react/umd/react.production.min.js'
const reactDom = '/node_modules/react-dom/umd/react-dom.production.min.js'
const react19 = '/__hydrated__/react-19.js'
const vue = '/node_modules/vue/dist/vue.runtime.global.prod.js'

/** When the framework hydrates, from early to late. */
const moments = {
  'before the banner': async (_page: Page): Promise<unknown> => undefined,
  'after the banner': (page: Page): Promise<unknown> => page.find('[data-action=accept]'),
  'after the placeholder': (page: Page): Promise<unknown> => page.find('consent-placeholder'),
  async 'after Accept'(page: Page): Promise<unknown> {
    ;(await page.find('[data-action=accept]')).click()
    return page.until('the gated script has run', () => page.window.ran)
  },
}
const gatedText = 'window.ran = (window.ran || 0) + 1'
const gated = `<script type="text/plain" data-consent="marketing">${gatedText}</script>`
const frame = { id: 'map', 'data-consent': 'experience', 'data-src': '/page/?html=map', title: 'Map' }
const content = `<div id="app"><button id="count">0</button><iframe ${attributesOf(frame)} width="400" height="300"></iframe>${gated}</div>`

interface Libraries {
  React: typeof ReactModule
  ReactDOM: typeof ReactDomModule
  Vue: typeof VueModule
  hydrateApp(target: Element): void
}
type Hydrate = (page: Page & { window: Page['window'] & Libraries }, mismatches: string[]) => void

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
  ({ window, document }, mismatches) => {
    const { createElement: h } = window.React
    const head = h(
      'head',
      null,
      h('title', null, 'A site'),
      ...['/page/first.js', ...scripts].map(src => h('script', { src, key: src })),
      h('script', { ...guard, key: 'guard' }),
    )
    window.ReactDOM.hydrateRoot(document, h('html', { lang: 'en' }, head, h('body', null, reactApp(window.React))), {
      onRecoverableError: error => mismatches.push(String(error)),
    })
  }
const hydrateApp: Hydrate = ({ window, document }) => window.hydrateApp(document.getElementById('root')!)

/** A framework. What its server renders is in a file if only the framework itself can render it. */
interface Framework {
  head: string
  body?: string
  server?: string
  /** Whether the tag itself has it find other markup than its server sent, so that it renders again. */
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
  const { head, body } = (await (await fetch(address)).json()) as { head: string; body: string }
  return { head, body: `<div id="root">${body}</div>` }
}

/** Declares the tests of every framework that hydrates at these moments. */
export function testHydration(...given: (keyof typeof moments)[]): void {
  for (const [name, { head, body = '', server, mismatches: mayMismatch = false, hydrate }] of Object.entries(
    frameworks,
  ))
    describe(`a page that is hydrated by ${name}`, () => {
      beforeEach(() => localStorage.clear())
      afterEach(closePages)

      for (const moment of given)
        it(`works with the tag, hydrated ${moment}`, async () => {
          const rendered = server ? await fromServer(server) : { head: '', body }
          const page = await openPage({
            head: `${head}<script ${attributes}></script>${rendered.head}`,
            body: rendered.body,
          })
          await moments[moment](page)
          // Placeholders are inserted when the page is idle. React then renders a root again that it hydrates later.
          const isLate = page.document.querySelector('consent-placeholder') !== null
          const mismatches: string[] = []
          hydrate(page as Parameters<Hydrate>[0], mismatches)
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
