import { expect } from '@open-wc/testing'
import type { ConsentOptions } from '../../src'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import { en } from '../../src/translations/en'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

interface Place {
  code: string
  country: string
  region?: string
  banner: boolean
}

/** A site with a given location of the visitor, and given signals of the browser. */
async function site(place: Place, signals: object = {}, options: ConsentOptions = {}): Promise<Page> {
  const showConsentBanner = () => ({
    showConsentBanner: place.banner,
    jurisdiction: { code: place.code, message: '' },
    location: { countryCode: place.country, regionCode: place.region ?? '' },
  })
  const handlers = { showConsentBanner, setConsent: () => null }
  const page = await openPage({
    head: `<script type="module">
      import { startConsentManager } from '/dist/index.js'
      import '/dist/define.js'
      startConsentManager(window.options)</script>`,
    body: '<consent-banner></consent-banner><privacy-settings-dialog></privacy-settings-dialog>',
    before(window) {
      Object.assign(window, { options: { mode: 'custom', categories: 'all', handlers, ...options } })
      for (const [name, value] of Object.entries(signals))
        Object.defineProperty(window.navigator, name, { value, configurable: true })
    },
  })
  const manager = await page.manager()
  await page.until('the question was answered', () => !manager.state.isLoadingConsentInfo)
  return page
}
const without = (...names: (keyof Consents)[]): Consents => ({
  ...allConsents(),
  ...Object.fromEntries(names.map(name => [name, false])),
})
const text = async (page: Page, selector: string) => (await page.find(selector)).textContent.trim()

const gpc = { globalPrivacyControl: true }
const dnt = { doNotTrack: '1' }

describe('while the visitor has not chosen', () => {
  const rows: [place: Place, signals: object, asked: boolean, inForce: Consents][] = [
    [{ code: 'GDPR', country: 'DE', banner: true }, {}, true, onlyNecessary()],
    [{ code: 'GDPR', country: 'DE', banner: true }, gpc, true, onlyNecessary()],
    [{ code: 'BR', country: 'BR', banner: true }, {}, true, onlyNecessary()],
    [{ code: 'PIPEDA', country: 'CA', banner: true }, {}, true, onlyNecessary()],
    [{ code: 'ATLANTIS', country: 'US', banner: false }, {}, false, onlyNecessary()],
    [{ code: 'CCPA', country: 'US', region: 'CA', banner: true }, {}, true, allConsents()],
    [{ code: 'CCPA', country: 'US', region: 'CA', banner: true }, gpc, false, without('marketing')],
    [{ code: 'CCPA', country: 'US', region: 'CA', banner: true }, dnt, true, onlyNecessary()],
    [{ code: 'NONE', country: 'US', region: 'CA', banner: false }, {}, false, allConsents()],
    [{ code: 'NONE', country: 'US', region: 'CA', banner: false }, gpc, false, without('marketing')],
    [{ code: 'NONE', country: 'IN', banner: false }, gpc, false, without('marketing')],
    [{ code: 'NONE', country: 'IN', banner: true }, {}, true, onlyNecessary()],
  ]
  for (const [place, signals, asked, inForce] of rows) {
    const where = [place.code, place.country, place.region].filter(Boolean).join(' ')
    const names = Object.keys(signals).join()
    it(`in ${where} (banner ${place.banner}${names && `, ${names}`}) the law's model applies, and nothing is stored`, async () => {
      const page = await site(place, signals)
      const { state } = await page.manager()
      expect([state.showPopup, state.effectiveConsents]).to.deep.equal([asked, inForce])
      expect(localStorage.length).to.equal(0)
    })
  }

  it('the site can replace our model by another one', async () => {
    const place = { code: 'PIPEDA', country: 'CA', region: 'ON', banner: true }
    const loose = await site(place, {}, { jurisdictions: { PIPEDA: 'opt-out' } })
    expect((await loose.manager()).state.effectiveConsents).to.deep.equal(allConsents())
    const strict = await site({ ...place, code: 'NONE', banner: false }, {}, { jurisdictions: { 'CA-ON': 'opt-in' } })
    expect((await strict.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
  })
})

describe('under an opt-out law', () => {
  const california = { code: 'CCPA', country: 'US', region: 'CA', banner: true }

  it('the opt-out button is called "Do Not Sell or Share", in the banner and in the dialog', async () => {
    const page = await site(california)
    expect(await text(page, '[data-action=reject]')).to.equal(en.common.doNotSell)
    ;(await page.manager()).openSettings()
    expect(await text(page, '[part=dialog] [data-action=reject]')).to.equal(en.common.doNotSell)
  })

  it('one press opts out, also for later visits', async () => {
    const page = await site(california)
    ;(await page.find('[data-action=reject]')).click()
    const manager = await page.manager()
    expect(manager.state.effectiveConsents).to.deep.equal(onlyNecessary())
    await page.reload()
    const later = await page.manager()
    expect(later.state.effectiveConsents).to.deep.equal(onlyNecessary())
  })

  it('Global Privacy Control overrides consent, given before or after, and is recorded as a signal', async () => {
    const before = await site(california)
    ;(await before.manager()).acceptAll()
    expect((await before.manager()).state.effectiveConsents).to.deep.equal(allConsents())
    before.close()
    const page = await site(california, gpc)
    const manager = await page.manager()
    const stored = localStorage.getItem('privacy-consent-storage')
    expect([manager.state.effectiveConsents, manager.state.consents]).to.deep.equal([
      without('marketing'),
      allConsents(),
    ])
    expect(localStorage.getItem('privacy-consent-storage'), 'a signal is no decision').to.equal(stored)
    manager.acceptAll()
    expect(manager.state.effectiveConsents).to.deep.equal(without('marketing'))
    expect((await manager.receipts()).map(({ signals }) => signals?.globalPrivacyControl)).to.deep.equal([false, true])
  })

  it('the dialog shows that Global Privacy Control is applied', async () => {
    const page = await site(california, gpc)
    ;(await page.manager()).openSettings()
    expect(await text(page, '.note')).to.contain(en.consentManagerDialog.optOutHonored)
    const isOn = async (name: string) => (await page.find(`[part~="switch-${name}"]`)).getAttribute('aria-checked')
    expect([await isOn('measurement'), await isOn('marketing')]).to.deep.equal(['true', 'false'])
    // Saving the switches unchanged is not a consent to a category that the signal has denied.
    ;(await page.find('dialog [data-action=save]')).click()
    const { state } = await page.manager()
    expect(state.consents).to.deep.equal(without('marketing'))
  })

  it('the dialog says that all purposes are on only while they are', async () => {
    const page = await site(california)
    const manager = await page.manager()
    manager.openSettings()
    const description = async () => text(page, '[part=dialog] [part=description]')
    expect(await description()).to.contain(en.consentManagerDialog.optOut)
    ;(await page.find('[part=dialog] [data-action=reject]')).click()
    await page.until('it has closed', () => !page.peek('[part=dialog]'))
    manager.openSettings()
    expect(await description()).to.not.contain(en.consentManagerDialog.optOut)
  })

  it('these texts are used only under such laws', async () => {
    const page = await site({ code: 'GDPR', country: 'DE', banner: true }, gpc)
    expect(await text(page, '[data-action=reject]')).to.equal(en.common.rejectAll)
    ;(await page.manager()).openSettings()
    expect(await text(page, '.note')).to.contain('Global Privacy Control')
  })
})

describe('under an opt-in law', () => {
  const germany = { code: 'GDPR', country: 'DE', banner: true }
  const file = (page: Page) =>
    page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('consent-elements-signal.js'))

  for (const [signals, named] of [
    [gpc, 'Global Privacy Control signal. Whatever you choose here, this stays off: Marketing.'],
    [dnt, 'Do Not Track signal.'],
  ] as const)
    it(`the banner names ${named.split(' signal')[0]}, in view, and what stays off`, async () => {
      const page = await site(germany, signals)
      const note = await page.find('[part=banner] [part=note]')
      expect(note.textContent).to.contain(named)
      const { top, bottom, height } = note.getBoundingClientRect()
      expect(height > 10 && top >= 0 && bottom <= 600).to.equal(true)
    })

  it('the banner has no such text without a signal, and its file is not loaded', async () => {
    const page = await site(germany)
    await page.find('[part=banner]')
    // Its behavior, which would load the file, has started.
    await page.until(
      'the banner is complete',
      () => page.peek('consent-banner [popover]') ?? page.peek('[part=banner]'),
    )
    await atRest(page)
    expect([page.peek('[part=banner] [part=note]'), file(page)]).to.deep.equal([null, false])
  })
})
