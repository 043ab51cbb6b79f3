import { expect } from '@open-wc/testing'
import type * as ReactModule from 'react'
import type * as ReactDomModule from 'react-dom/client'
import type * as VueModule from 'vue'
import { closePages, openPage, type Page } from '../support/open-page'
import { eventually } from '../support/eventually'

const guard = {
  src: '/dist/guard.js',
  'data-manager': '',
  'data-mode': 'offline',
  'data-categories': 'all',
}
const attributes = Object.entries(guard)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')
const react = '/node_modules/react/umd/react.production.min.js'
const reactDom = '/node_modules/react-dom/umd/react-dom.production.min.js'
const vue = '/node_modules/vue/dist/vue.runtime.global.prod.js'

/** When the framework hydrates, from early to late. */
const moments: Record<string, (page: Page) => Promise<unknown>> = {
  'before the banner': async () => {},
  'after the banner': page => page.find('[data-action=accept]'),
  async 'after Accept'(page) {
    ;(await page.find('[data-action=accept]')).click()
    await page.until('the gated script has run', () => page.window.ran)
  },
}
const gatedText = 'window.ran = (window.ran || 0) + 1'
const gated = `<script type="text/plain" data-consent="marketing">${gatedText}</script>`
const content = `<div id="app"><button id="count">0</button>${gated}</div>`

interface Libraries {
  React: typeof ReactModule
  ReactDOM: typeof ReactDomModule
  Vue: typeof VueModule
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
    h('script', { type: 'text/plain', 'data-consent': 'marketing', dangerouslySetInnerHTML: { __html: gatedText } }),
  )
}

const frameworks: Record<string, { head: string; body: string; mayMismatch?: boolean; hydrate: Hydrate }> = {
  'React 18, in a root': {
    head: `<script src="${react}"></script><script src="${reactDom}"></script>`,
    body: `<div id="root">${content}</div>`,
    hydrate({ window, document }, mismatches) {
      window.ReactDOM.hydrateRoot(document.getElementById('root')!, reactApp(window.React), {
        onRecoverableError: error => mismatches.push(String(error)),
      })
    },
  },
  'React 18, in the whole document': {
    head: `<script src="${react}"></script><script src="${reactDom}"></script>`,
    body: content,
    // The tag has added its module to <head>, so React renders the document again.
    mayMismatch: true,
    hydrate({ window, document }, mismatches) {
      const { createElement: h } = window.React
      const head = h(
        'head',
        null,
        h('title', null, 'A site'),
        ...['/page/first.js', react, reactDom].map(src => h('script', { src, key: src })),
        h('script', { ...guard, key: 'guard' }),
      )
      window.ReactDOM.hydrateRoot(document, h('html', { lang: 'en' }, head, h('body', null, reactApp(window.React))), {
        onRecoverableError: error => mismatches.push(String(error)),
      })
    },
  },
  'Vue 3': {
    head: `<script src="${vue}"></script>`,
    body: `<div id="root">${content}</div>`,
    hydrate({ window }) {
      const { createSSRApp, h, ref } = window.Vue
      const count = ref(0)
      const app = createSSRApp({
        render: () =>
          h('div', { id: 'app' }, [
            h('button', { id: 'count', onClick: () => count.value++ }, String(count.value)),
            h('script', { type: 'text/plain', 'data-consent': 'marketing' }, gatedText),
          ]),
      })
      app.mount('#root')
    },
  },
}

for (const [name, { head, body, mayMismatch = false, hydrate }] of Object.entries(frameworks))
  describe(`a page that is hydrated by ${name}`, () => {
    beforeEach(() => localStorage.clear())
    afterEach(closePages)

    for (const [moment, reach] of Object.entries(moments))
      it(`works with the tag, hydrated ${moment}`, async () => {
        const page = await openPage({ head: `${head}<script ${attributes}></script>`, body })
        await reach(page)
        const mismatches: string[] = []
        hydrate(page as Parameters<Hydrate>[0], mismatches)
        await eventually(() => {
          page.document.getElementById('count')!.click()
          expect(Number(page.document.getElementById('count')!.textContent)).to.be.greaterThan(0)
        })
        mismatches.push(...page.console.filter(text => /mismatch|did not match/i.test(text)))
        if (!mayMismatch) expect(mismatches).to.deep.equal([])
        if (moment !== 'after Accept') {
          ;(await page.find('[data-action=accept]')).click()
          await page.until('it is decided', () => page.window.consentManager!.hasConsentFor('marketing'))
          await page.until('the gated script has run', () => page.window.ran)
        }
        expect(page.window.ran).to.equal(1)
        await page.until('nothing asks', () => page.peek('[part=banner]:not([inert])') === null)
        page.document.body.insertAdjacentHTML('beforeend', '<button id="open" data-consent-open>Settings</button>')
        page.document.getElementById('open')!.click()
        await page.find('dialog[open]')
      })
  })
