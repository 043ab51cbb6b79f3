import 'axe-core/axe.min.js'
import type * as Axe from 'axe-core'
import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'

/** axe is a classic script that creates a global. */
const { axe } = window as unknown as { axe: typeof Axe }

const guard = '<script src="/dist/guard.js"></script>'
const script = '<script type="module" src="/dist/consent-elements.js"></script>'
const inspector = '<script type="module" src="/dist/inspector.js"></script>'
const options = JSON.stringify({ trackingHosts: { 'pixel.example': 'marketing', 'stats.example': 'measurement' } })
const banner = `<consent-banner mode="offline" categories="all"><script type="application/json">${options}</script></consent-banner>`
const signalTags = `<script>window.dataLayer = []; function gtag() { dataLayer.push(arguments) }
  gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 })
  gtag('consent', 'default', { ad_storage: 'granted', region: ['US'] })
  gtag('consent', 'update', { analytics_storage: 'granted' })</script>`

const rootOf = (page: Page): ShadowRoot | null => page.document.querySelector('consent-inspector')?.shadowRoot ?? null
const textOf = (page: Page, name?: string): string => {
  const root = rootOf(page)!
  const section = [...root.querySelectorAll('details')].find(one => one.querySelector('summary')!.textContent === name)
  return (section ?? root.querySelector('.panel')!).textContent!.replace(/\s+/g, ' ')
}
/** Returns the rows of a table, as the cells' texts separated by spaces. */
const rowsOf = (page: Page, name: string): string[] => {
  const section = [...rootOf(page)!.querySelectorAll('details')].find(
    one => one.querySelector('summary')!.textContent === name,
  )!
  return [...section.querySelectorAll('tbody tr')].map(row => [...row.children].map(cell => cell.textContent).join(' '))
}
/** Returns the rows without the time, which is the last cell. */
const requestsOf = (page: Page): string[] => rowsOf(page, 'Requests').map(row => row.replace(/ \S+$/, ''))
const press = (page: Page, key: string): boolean =>
  rootOf(page)!.activeElement!.dispatchEvent(
    new page.window.KeyboardEvent('keydown', { key, bubbles: true, composed: true }),
  )

describe('the inspector', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  const open = async (more: Partial<Parameters<typeof openPage>[0]> = {}): Promise<Page> => {
    const page = await openPage({ head: guard + script + inspector, body: banner, ...more })
    await page.until('the inspector is open', () => rootOf(page)?.querySelector('.panel'))
    return page
  }

  it('lists third parties that no list knows, without path and query, and so does the manager', async () => {
    const requested = `<script>performance.getEntriesByType = type => type !== 'resource' ? [] : [
      { name: 'https://new-tag.example/collect?visitor=7', initiatorType: 'script', startTime: 5 },
      { name: 'https://pixel.example/a.gif', initiatorType: 'img', startTime: 6 },
    ]</script>`
    const page = await open({ head: requested + guard + script + inspector })
    const manager = await page.manager()
    // The guard learns from the manager that the other host is one of the site's own list.
    await page.until('one host is listed', () => rowsOf(page, 'Third parties that no list knows').length === 1)
    const [row] = rowsOf(page, 'Third parties that no list knows')
    expect(row).to.match(/^new-tag\.example script \d\d:\d\d:\d\d$/)
    expect(manager.unlistedHosts.map(({ host }) => host)).to.deep.equal(['new-tag.example'])
    manager.acceptAll()
    await page.until('nothing is listed', () => rowsOf(page, 'Third parties that no list knows').length === 0)
    expect(manager.unlistedHosts).to.deep.equal([])
  })

  it('opens when it is imported, and is not part of other files', async () => {
    const plain = await openPage({ head: guard + script, body: banner })
    await plain.manager()
    expect(rootOf(plain)).to.equal(null)
    const names = plain.window.performance.getEntriesByType('resource').map(({ name }) => name)
    expect(names.filter(name => name.includes('inspector'))).to.deep.equal([])
    const line = plain.document.createElement('script')
    line.type = 'module'
    line.textContent = 'import("/dist/inspector.js").then(({ openInspector }) => (window.close1 = openInspector()))'
    plain.document.head.append(line)
    await plain.until('it was imported', () => plain.window.close1)
    expect(plain.document.querySelectorAll('consent-inspector')).to.have.length(1)
    ;(plain.window.close1 as () => void)()
    expect(rootOf(plain)).to.equal(null)
  })

  it('shows effective consents, record, jurisdiction and signals, and updates them', async () => {
    const page = await open({
      before: window => Object.defineProperty(window.navigator, 'globalPrivacyControl', { value: true }),
    })
    const handle = await page.manager()
    await page.until('it knows the manager', () => rowsOf(page, 'In force').length === 5)
    expect(textOf(page, 'Record')).to.contain('Nothing is stored')
    expect(textOf(page, 'Jurisdiction and signals')).to.contain('Global Privacy Controlsent')
    expect(textOf(page, 'Jurisdiction and signals')).to.contain('Do Not Tracknot sent')
    await page.until('it knows the jurisdiction', () =>
      textOf(page, 'Jurisdiction and signals').includes(handle.state.jurisdictionInfo!.message),
    )
    handle.acceptAll()
    await page.until('it has heard', () => rowsOf(page, 'In force').includes('measurement yes on on'))
    expect(rowsOf(page, 'In force')).to.include('marketing yes on off')
    expect(textOf(page, 'State')).to.contain('Decisionall, ')
    expect(JSON.parse(textOf(page, 'Record').replace('Record', '')).consents).to.deep.equal(handle.state.consents)
    handle.openSettings()
    handle.setConsent('measurement', false)
    await page.until('it knows of the dialog', () => textOf(page, 'State').includes('Settingsopen'))
    expect(textOf(page, 'State')).to.contain('Not savedmeasurement off')
    handle.reset()
    await page.until('it has heard again', () => textOf(page, 'Record').includes('Nothing is stored'))
  })

  it('lists every blocked or released request live, with filters', async () => {
    const page = await open()
    const handle = await page.manager()
    const { Image } = page.window
    new Image().src = 'https://pixel.example/1'
    new Image().src = 'https://stats.example/2'
    await page.window.fetch('https://pixel.example/3').catch(() => {})
    await page.until('it lists them', () => requestsOf(page).length === 3)
    expect(requestsOf(page)).to.deep.equal([
      'held https://pixel.example/3 marketing fetch',
      'held https://stats.example/2 measurement img',
      'held https://pixel.example/1 marketing img',
    ])
    handle.save({ marketing: true })
    await page.until('it has heard', () => textOf(page, 'Requests').includes('2 held · 1 released'))
    const [search, choice] = [
      rootOf(page)!.querySelector<HTMLInputElement>('input')!,
      rootOf(page)!.querySelector('select')!,
    ]
    choice.value = 'released'
    choice.dispatchEvent(new Event('change'))
    expect(requestsOf(page)).to.deep.equal(['released https://pixel.example/1 marketing img'])
    choice.selectedIndex = 0
    choice.dispatchEvent(new Event('change'))
    search.value = 'Pixel'
    search.dispatchEvent(new Event('input'))
    expect(requestsOf(page)).to.have.length(2)
    search.value = 'measurement'
    search.dispatchEvent(new Event('input'))
    expect(requestsOf(page)).to.deep.equal(['held https://stats.example/2 measurement img'])
    new Image().src = 'https://stats.example/4'
    await page.until('what is new is filtered, too', () => requestsOf(page).length === 2)
  })

  it('lists only the last of hundreds, and states so', async () => {
    const page = await open()
    await page.manager()
    for (let index = 0; index < 400; index++) new page.window.Image().src = `https://pixel.example/${index}`
    await page.until('it knows them all', () => textOf(page, 'Requests').includes('400 held'))
    expect(textOf(page, 'Requests')).to.contain('the last 200 are listed')
    expect(requestsOf(page)).to.have.length(200)
    expect(requestsOf(page)[0]).to.contain('/399 ')
  })

  it('shows the commands in Google’s data layer', async () => {
    const page = await open({ head: signalTags + guard + script + inspector })
    await page.manager()
    expect(rowsOf(page, 'Google Consent Mode')).to.deep.equal([
      'ad_storage denied default',
      'analytics_storage granted update',
    ])
  })

  it('works with the guard alone', async () => {
    const page = await open({ head: guard + inspector, body: '' })
    new page.window.Image().src = 'https://connect.facebook.net/1'
    await page.until('it lists it', () => requestsOf(page).length === 1)
    expect(textOf(page)).to.contain('No consent manager runs on this page')
  })

  it('can be closed with the keyboard, restores the focus and removes its listeners', async () => {
    const page = await open({ body: `<button id="mine">Mine</button>${banner}` })
    await page.manager()
    rootOf(page)!.querySelector<HTMLElement>('.close')!.click()
    expect(rootOf(page)).to.equal(null)
    const mine = await page.find('#mine')
    mine.focus()
    const line = page.document.createElement('script')
    line.type = 'module'
    line.textContent = 'import("/dist/inspector.js").then(({ openInspector }) => openInspector())'
    page.document.head.append(line)
    await page.until('it is open again', () => rootOf(page)?.activeElement)
    expect(rootOf(page)!.activeElement!.textContent).to.contain('Consent inspector')
    press(page, 'Escape')
    expect(rootOf(page)).to.equal(null)
    expect(page.document.activeElement).to.equal(mine)
    new page.window.Image().src = 'https://pixel.example/1'
    await atRest(page)
    expect(rootOf(page)).to.equal(null)
    expect(page.console).to.deep.equal([])
  })

  it('writes nothing, and works under a strict Content-Security-Policy and Trusted Types', async () => {
    const told: string[] = []
    const page = await open({
      // guard.js needs a policy of ours to load the whole guard.
      head: guard.replace('guard.js', 'guard-whole.js') + script + inspector,
      csp: "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
      before: window =>
        window.document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
          told.push(violatedDirective),
        ),
    })
    await page.manager()
    await page.until('it is drawn', () => rowsOf(page, 'In force').length === 5)
    expect(told).to.deep.equal([])
    expect(localStorage.length).to.equal(0)
    const { position, zIndex } = page.window.getComputedStyle(page.document.querySelector('consent-inspector')!)
    expect([position, zIndex]).to.deep.equal(['fixed', '2147483647'])
  })

  it('throws for an invalid option', async () => {
    const page = await open()
    const line = page.document.createElement('script')
    line.type = 'module'
    line.textContent = `import('/dist/inspector.js').then(({ openInspector }) => openInspector({ dataLayerName: 5 }))
      .catch(error => (window.said = String(error)))`
    page.document.head.append(line)
    await page.until('it was said', () => page.window.said)
    expect(page.window.said).to.equal('TypeError: openInspector: dataLayerName is 5; allowed is the name of a global')
  })

  for (const width of [320, 900])
    it(`fits ${width} px, without axe violations`, async () => {
      const page = await open({ width, height: 700 })
      await page.manager()
      new page.window.Image().src = `https://pixel.example/${'a-long-name'.repeat(20)}`
      await page.until('it lists it', () => requestsOf(page).length === 1)
      rootOf(page)!
        .querySelectorAll('details')
        .forEach(section => (section.open = true))
      const box = rootOf(page)!.querySelector('.panel')!.getBoundingClientRect()
      expect(box.left).to.be.at.least(0)
      expect(box.right).to.be.at.most(width)
      expect(box.top).to.be.at.least(0)
      expect(box.bottom).to.be.at.most(700)
      const host = page.document.querySelector('consent-inspector')!
      // axe checks one document, so the panel is opened again in the document of the test.
      const { openInspector } = await import('../../src/inspector/open-inspector')
      const close = openInspector()
      const { violations } = await axe.run(document.querySelector('consent-inspector')!, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      })
      close()
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`)),
      ).to.deep.equal([])
      expect(host.isConnected).to.equal(true)
    })
})
