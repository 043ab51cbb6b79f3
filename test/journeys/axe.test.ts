import type * as Axe from 'axe-core'
import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'

const services = 'services="google-analytics=G-ABC123DEF4 intercom youtube" service-choices show-requests'
const decision = {
  consents: { necessary: true, functionality: false, measurement: true, experience: false, marketing: false },
  consentInfo: { time: Date.now() - 1e9, type: 'custom' },
  expires: Date.now() + 1e10,
}
const comeBack = (): void => localStorage.setItem('privacy-consent-storage', JSON.stringify(decision))
const sendSignal = (window: Page['window']): unknown =>
  Object.defineProperty(window.navigator, 'globalPrivacyControl', { value: true })

interface State {
  /** Tags before those of the page. */
  head?: string
  /** Whether the rules beyond WCAG AA count, too. */
  every?: boolean
  attributes?: string
  more?: string
  before?: (window: Page['window']) => void
  /** Brings the page into the state. */
  reach: (page: Page) => Promise<unknown>
  width?: number
  height?: number
}

async function openSettings(page: Page): Promise<void> {
  ;(await page.manager()).openSettings()
  await page.find('dialog[part=dialog]')
}

async function unfoldAll(page: Page): Promise<void> {
  await openSettings(page)
  const { shadowRoot } = page.document.querySelector('privacy-settings-dialog')!
  const folded = () => [...shadowRoot!.querySelectorAll<HTMLElement>('[aria-expanded=false]')]
  await page.until('the services are known', () => shadowRoot!.querySelector('[part=companies]') !== null)
  for (const opener of folded()) opener.click()
  await page.until('the services are there', () => shadowRoot!.querySelector('[part=disclosure]') !== null)
  for (const disclosure of folded()) disclosure.click()
}

const settings = '<privacy-settings-dialog></privacy-settings-dialog>'
const pay = `<script src="/dist/consent-or-pay.js" data-consent-or-pay='{"label":"Subscribe from €3.99"}'></script>`
const tcf = `<script src="/dist/tcf-stub.js" data-tcf='{"cmpId":300,"cmpVersion":2,"vendorListUrl":"/page/tcf/vendor-list.json"}'></script>`
const ways = { head: pay, every: true, width: 390, height: 844 }
const layer = (page: Page, name: string): ShadowRoot | null | undefined => page.document.querySelector(name)?.shadowRoot
const states: Record<string, State> = {
  'the banner over a page with a button, placeholders and the declaration': {
    attributes: services,
    more: `<privacy-settings-button></privacy-settings-button><consent-declaration></consent-declaration>
      <iframe data-consent="experience" data-src="https://video.example/a" title="Film" width="400" height="250"></iframe>
      <iframe data-consent="marketing" data-src="https://ads.example/a" title="Chart" width="200" height="120"></iframe>`,
    reach: page =>
      Promise.all([page.find('[part=banner]'), page.find('[part~=placeholder]'), page.find('[part=table]')]),
  },
  'the banner that locks the page, with a close button': {
    attributes: 'scroll-lock close-button layout="center"',
    reach: page => page.find('[part=close]'),
  },
  'the bar on a phone': { attributes: 'layout="bar"', reach: page => page.find('[part=banner]'), width: 360 },
  'the confirmation': {
    attributes: 'confirmation',
    async reach(page) {
      ;(await page.find('[part=reject]')).click()
      await page.find('[part=confirmation]')
      await page.until('the banner has gone', () => !page.peek('[part=banner]'))
    },
  },
  'the dialog of a new visitor': { more: settings, reach: openSettings },
  'the dialog of a returning visitor with a signal, on a phone': {
    more: settings,
    before: window => {
      comeBack()
      sendSignal(window)
    },
    reach: async page => {
      await openSettings(page)
      await page.find('[part~=download],[data-action=download]')
      await page.find('[part=note]')
    },
    width: 320,
    height: 568,
  },
  'the dialog with everything unfolded': { attributes: services, more: settings, reach: unfoldAll },
  'three ways on the banner': { ...ways, reach: page => page.find('[part=subscribe]') },
  'three ways in the dialog': {
    ...ways,
    more: settings,
    async reach(page) {
      await openSettings(page)
      await page.until('the third way', () => layer(page, 'privacy-settings-dialog')?.querySelector('[part=subscribe]'))
    },
  },
  'three ways on the first layer of TCF': { ...ways, head: pay + tcf, reach: page => page.find('[part~=subscribe]') },
  'three ways on the second layer of TCF': {
    ...ways,
    head: pay + tcf,
    async reach(page) {
      ;(await page.manager()).openSettings()
      await page.find('[part~=settings] [part~=subscribe]')
    },
  },
  'the tabs of TCF on a phone with text of double size': {
    head: `${tcf}<style>html{font-size:200%}</style>`,
    every: true,
    async reach(page) {
      ;(await page.manager()).openSettings()
      await page.find('.tabs')
    },
    width: 390,
    height: 844,
  },
  'the offer to choose as on a sister site': {
    head: '<script src="/dist/hand-off.js" data-hand-off="news.test localhost"></script>',
    every: true,
    before(window) {
      window.history.replaceState(
        null,
        '',
        `${window.location.href}#consent-hand-off=${'t'.repeat(300)}.${'s'.repeat(86)}`,
      )
      const answer = { from: 'news.test', granted: ['measurement'] }
      const { fetch } = window
      window.fetch = (input, init) =>
        String(input).includes('/hand-off/')
          ? Promise.resolve(new Response(JSON.stringify(answer)))
          : fetch.call(window, input, init)
    },
    reach: page => page.find('[part=use-offer]'),
    width: 390,
    height: 844,
  },
  'the widget': {
    attributes: services,
    more: '<privacy-settings-dialog variant="widget"></privacy-settings-dialog>',
    before: comeBack,
    reach: page => page.find('[part=save]'),
  },
}

/** Returns a document or shadow root with all shadow roots inside of it. */
const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
]

/** Waits until nothing fades, after the elements have rendered a change of their attributes. */
async function faded(page: Page): Promise<void> {
  const { document, until } = page
  await atRest(page)
  const moves = (root: DocumentOrShadowRoot): boolean =>
    root.getAnimations().some(({ playState }) => playState === 'running')
  await until('nothing fades', () => !rootsIn(document).some(moves))
}

async function violations(page: Page, options: Axe.RunOptions = {}): Promise<string[]> {
  await faded(page)
  const { axe } = page.window as unknown as { axe: typeof Axe }
  const found = await axe.run(page.document, { resultTypes: ['violations'], ...options })
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.flat().join(' ')).join(', ')}`,
  )
}

/** Also the rules that axe does not apply by default, such as the contrast of WCAG AAA. */
function everyRule({ window }: Page): Axe.RunOptions {
  const { axe } = window as unknown as { axe: typeof Axe }
  // Views that scroll are a `group`: this rule, an experimental one, asks for a landmark, of which a dialog should have none.
  const enabled = ({ ruleId }: Axe.RuleMetadata): boolean => ruleId !== 'focus-order-semantics'
  return { rules: Object.fromEntries(axe.getRules().map(rule => [rule.ruleId, { enabled: enabled(rule) }])) }
}

describe('axe with its default rules, on a whole page with the built files', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  for (const [name, { head = '', every = false, attributes = '', more = '', before, reach, ...size }] of Object.entries(
    states,
  ))
    it(`reports nothing: ${name}`, async () => {
      const page = await openPage({
        head: `${head}<meta name="viewport" content="width=device-width"><style>:root{--consent-banner-duration:0s;--consent-dialog-duration:0s;background:Canvas}</style>
          <script src="/node_modules/axe-core/axe.min.js"></script>
          <script type="module" src="/dist/consent-elements.js"></script>`,
        body: `<consent-banner mode="offline" categories="all" policy-url="/policy" color-scheme="light" ${attributes}></consent-banner>
          <main><h1>A site</h1><h2>Its services</h2><p>${'Its own words stay readable. '.repeat(80)}</p>${more}</main>`,
        ...(before && { before }),
        ...size,
      })
      await reach(page)
      const rules = every ? everyRule(page) : {}
      expect(await violations(page, rules)).to.deep.equal([])
      page.document.documentElement.style.colorScheme = 'dark'
      page.document.querySelector('consent-banner')!.setAttribute('color-scheme', 'dark')
      expect(await violations(page, every ? rules : { runOnly: ['color-contrast'] })).to.deep.equal([])
    })
})
