import { expect } from '@open-wc/testing'
import { categoryNames, type CategoryName } from '../../src/consent/categories'
import { onlyNecessary } from '../../src/consent/consents'
import { deleteConsentCookie } from '../../src/storage/consent-cookie'
import { atRest } from '../support/at-rest'
import { timersHaveRun } from '../support/hurry'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  deleteConsentCookie()
})
afterEach(() => {
  closePages()
  deleteConsentCookie()
})

const site = (before?: (page: Page['window']) => void): Promise<Page> =>
  openPage({
    head: '<script src="/dist/guard.js"></script><script type="module" src="/dist/consent-elements.js"></script>',
    body: `<consent-banner mode="offline" categories="all" policy-url="/privacy" cookie>
        <script type="application/json">{"signals": {"tiktok": true}, "tagManager": {"id": "GTM-X", "mode": "basic"}}</script>
      </consent-banner>
      <privacy-settings-dialog></privacy-settings-dialog>
      <main><p id="text">What there is to read.</p><a href="#text">a link</a><div style="height: 3000px"></div></main>
      <footer><button type="button" data-consent-open>Privacy settings</button></footer>`,
    ...(before && { before }),
  })
const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()
const stored = async () => [
  Object.keys(localStorage),
  Object.keys(sessionStorage),
  document.cookie.includes('privacy-consent'),
  (await caches.keys()).filter(name => name.includes('consent')),
  ((await indexedDB.databases?.()) ?? []).filter(({ name }) => name?.includes('consent')),
]
const nothing = [[], [], false, [], []]
const switches = async (page: Page): Promise<Record<string, string | null>> => {
  const dialog = await page.find('[part=dialog]')
  const all = [...dialog.querySelectorAll('[role=switch]')]
  return Object.fromEntries(
    all.map(one => [one.getAttribute('part')!.replace('switch-', ''), one.getAttribute('aria-checked')]),
  )
}

describe('silence', () => {
  it('is not consent: scrolling, Escape, clicks beside the banner, waiting and leaving grant, store and load nothing', async () => {
    const page = await site(window => {
      // Half a minute of waiting in a third of a second.
      const native = window.setTimeout
      window.setTimeout = ((task: TimerHandler, milliseconds = 0) =>
        native(task, milliseconds / 100)) as typeof setTimeout
    })
    await page.find('[data-action=accept]')
    const { document, window } = page
    window.scrollTo(0, 2000)
    for (const key of ['Escape', 'Enter', ' '])
      document.body.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }))
    document.querySelector('p')!.click()
    document.querySelector('a')!.click()
    document.dispatchEvent(new window.Event('visibilitychange'))
    window.dispatchEvent(new window.PageTransitionEvent('pagehide'))
    await timersHaveRun(page, 30_000)
    await atRest(page)
    const { effectiveConsents, consentInfo, showPopup } = (await page.manager()).state
    expect([effectiveConsents, consentInfo, showPopup]).to.deep.equal([onlyNecessary(), null, true])
    expect(await stored()).to.deep.equal(nothing)
    const foreign = window.performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).host)
      .filter(host => host !== location.host)
    expect(foreign).to.deep.equal([])
    await page.until('both have been started', () => window['ttq'] && window['dataLayer']) // their files may arrive later
    expect((window.ttq as string[][]).flat()).to.deep.equal(['holdConsent'])
    const updates = (window.dataLayer as ArrayLike<unknown>[]).filter(entry => entry[1] === 'update')
    expect(updates).to.deep.equal([])
    await page.reload()
    await page.find('[data-action=accept]')
    expect(await stored()).to.deep.equal(nothing)
  })
})

describe('the settings', () => {
  for (const name of categoryNames.filter(name => name !== 'necessary'))
    it(`save exactly the switches, ${name} only, and open with them from the footer, also after a reload`, async () => {
      const page = await site()
      await press(page, '[data-action=customize]')
      await press(page, `[part=switch-${name}]`)
      await press(page, '[part=dialog] [data-action=save]')
      const wanted = { ...onlyNecessary(), [name as CategoryName]: true }
      expect((await page.manager()).state.consents).to.deep.equal(wanted)
      await page.reload()
      await page.manager()
      await press(page, 'footer button')
      const shown = Object.fromEntries(Object.entries(wanted).map(([one, on]) => [one, String(on)]))
      expect(await switches(page)).to.deep.equal(shown)
    })

  it('have one switch for each purpose, and none for a legitimate interest', async () => {
    const page = await site()
    await page.manager()
    await press(page, 'footer button')
    expect(Object.keys(await switches(page))).to.have.members([...categoryNames])
    const dialog = await page.find('[part=dialog]')
    expect(dialog.querySelectorAll('input, select, [role=checkbox], [role=radio]')).to.have.length(0)
  })
})

describe('a rejection', () => {
  it('leaves the page readable and usable', async () => {
    const page = await site()
    const before = page.document.querySelector('main')!.outerHTML
    await press(page, '[data-action=reject]')
    await page.until('the banner is gone', () => !page.peek('[part=banner]'))
    expect(page.document.querySelector('main')!.outerHTML).to.equal(before)
    const { overflow, pointerEvents } = page.window.getComputedStyle(page.document.body)
    expect([overflow, pointerEvents]).to.deep.equal(['visible', 'auto'])
    expect(page.document.body.getAttribute('style') ?? '').to.equal('')
  })
})
