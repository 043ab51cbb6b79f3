import { expect } from '@open-wc/testing'
import { deleteConsentCookie } from '../../src/storage/consent-cookie'
import { atRest } from '../support/at-rest'
import { firstFileTook } from '../support/first-file-took'
import { closePages, openPage, type Page } from '../support/open-page'

const guard = (options: string): string =>
  `<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all" ${options}></script>`
const files = (page: Page): string[] =>
  page.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/').at(-1)!)
const asksForLayouts = (page: Page): boolean => files(page).includes('consent-elements-layouts.js')
const card = async (page: Page): Promise<DOMRect> => (await page.find('[part=banner]')).getBoundingClientRect()
const positionOf = (page: Page): string => page.window.getComputedStyle(page.peek('[part=banner]')!).position
const inline =
  '<main style="width:500px;transform:translateX(1px)"><consent-banner layout="inline"></consent-banner></main>'

describe('the layouts of the banner with a file of their own', () => {
  beforeEach(() => {
    localStorage.clear()
    deleteConsentCookie()
  })
  afterEach(() => {
    closePages()
    localStorage.clear()
  })

  for (const layout of ['', 'bottom-start', 'top-end', 'bar', 'center'])
    it(`do not make other pages request that file (${layout || 'no layout'})`, async () => {
      const page = await openPage({ head: guard(layout && `data-layout="${layout}"`) })
      await page.find('[part=banner]')
      await page.until('the rest has loaded', () => files(page).includes('consent-elements-rest.js'))
      await atRest(page)
      expect(asksForLayouts(page)).to.equal(false)
    })

  it('are a sheet at the lower edge of phones, by one attribute of the tag', async () => {
    const page = await openPage({ head: guard('data-layout="sheet"'), width: 390, height: 700 })
    const { left, right } = await card(page)
    expect([left, right, asksForLayouts(page)]).to.deep.equal([0, 390, true])
  })

  it('are a block where the page has written the banner, also in an element with transform', async () => {
    const page = await openPage({ head: guard(''), body: inline })
    const { width } = await card(page)
    await page.until('the rest has loaded', () => files(page).includes('consent-elements-rest.js'))
    await atRest(page)
    expect([width, positionOf(page), page.peek('.root')!.matches(':popover-open')]).to.deep.equal([
      500,
      'static',
      false,
    ])
    expect(page.console).to.deep.equal([])
  })

  it('say what to write if the tag names inline and the page has no place for it, and are in the corner', async () => {
    const page = await openPage({ head: guard('data-layout="inline"') })
    await page.find('[part=banner]')
    expect(positionOf(page)).to.equal('fixed')
    expect(page.console).to.deep.equal([
      'warn: consent-elements: data-layout="inline" does not say where the banner is. Write <consent-banner layout="inline"></consent-banner> at its place in <body>. Without it, the banner is in the lower corner',
    ])
    page.document.body.insertAdjacentHTML('afterbegin', inline)
    await page.until('the page’s own takes over', () => page.peek('main [data-action=reject], consent-banner[layout]'))
    await page.until('it is a block', () => page.peek('[part=banner]') && positionOf(page) === 'static')
    expect(page.document.querySelectorAll('consent-banner')).to.have.length(1)
  })

  it('are no reason for a warning if the page has the place, and the tag the hint', async () => {
    const page = await openPage({ head: guard('data-layout="inline"'), body: inline })
    await page.find('[part=banner]')
    expect([positionOf(page), page.console]).to.deep.equal(['static', []])
  })

  it('wait for their styles, so that the banner does not move', async () => {
    const page = await openPage({
      head: guard('data-layout="sheet"').replace('/dist/', `/late-layouts/${Date.now()}/`),
      width: 390,
      height: 700,
      before(window) {
        // The banner does not wait longer than this.
        const { setTimeout } = window
        window.setTimeout = ((task: () => void, time = 0) => setTimeout(task, time === 1000 ? 1e6 : time)) as never
      },
    })
    await page.manager()
    await page.until('the element is there', () => page.window.customElements.get('consent-banner'))
    await atRest(page)
    expect(page.peek('[part=banner]')).to.equal(null)
    await fetch('/late/now')
    const { left, bottom } = await card(page)
    expect([left, Math.round(bottom) >= 700]).to.deep.equal([0, true])
  })

  it('are the default layout if their file takes too long, and then become what they are', async () => {
    const page = await openPage({
      head: guard('data-layout="sheet"').replace('/dist/', `/late-layouts/${Date.now()}/`),
      width: 390,
      height: 700,
    })
    expect((await card(page)).left).to.equal(8)
    await fetch('/late/now')
    await page.until('it is a sheet', () => page.peek('[part=banner]')!.getBoundingClientRect().left === 0)
  })

  for (const layout of ['sheet', 'inline'])
    it(`can be refused in the default layout if their file cannot be loaded (${layout})`, async () => {
      const { origin } = location
      const allowed = ['consent-elements.js', 'consent-elements-core.js', 'consent-elements-banner.js', 'guard.js']
      const page = await openPage({
        head: guard(''),
        body: `<consent-banner layout="${layout}"></consent-banner>`,
        width: 390,
        csp: `script-src ${origin}/page/ ${allowed.map(file => `${origin}/dist/${file}`).join(' ')}`,
      })
      const { left, width } = await card(page)
      expect([left, width, positionOf(page)]).to.deep.equal([8, 374, 'fixed'])
      ;(await page.find('[data-action=reject]')).click()
      await page.until('it is stored', () => localStorage.getItem('privacy-consent-storage')?.includes('"necessary"'))
    })

  it('are not drawn before the core over a slow connection, in another place', async () => {
    const page = await openPage({
      head: `<script type="module" src="/late-core/${Date.now()}/consent-elements.js"></script>`,
      body: '<consent-banner mode="offline" categories="all" layout="sheet"></consent-banner>',
      loading: true,
      before: firstFileTook(400),
    })
    await atRest(page)
    expect(page.peek('[part=banner]')).to.equal(null)
    await fetch('/late/now')
    await page.find('[part=banner]')
  })
})
