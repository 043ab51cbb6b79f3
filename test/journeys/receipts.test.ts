import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { ConsentReceipt, ConsentSubmission } from '../../src'
import { categoryNames } from '../../src/consent/categories'
import { sha256 } from '../../src/consent/sha256'
import { en } from '../../src/translations/en'
import { namePurposes } from '../../src/translations/name-purposes'
import { closePages, openPage, type Page } from '../support/open-page'

const own = 'Adverts of ours, and of nobody else.'

beforeEach(() => localStorage.clear())
afterEach(closePages)

/** A site with its own handlers, which record what they receive. */
async function site(more: object = {}): Promise<{ page: Page; told: ConsentSubmission[] }> {
  const told: ConsentSubmission[] = []
  const options = {
    mode: 'custom',
    categories: 'marketing measurement',
    language: 'en',
    policyUrl: '/privacy',
    policyVersion: '2026-11',
    translations: { translations: { en: { consentTypes: { marketing: { description: own } } } } },
    handlers: {
      showConsentBanner: () => ({
        showConsentBanner: true,
        jurisdiction: { code: 'GDPR', message: '' },
        location: { countryCode: 'DE', regionCode: 'BE' },
      }),
      setConsent: (submission: ConsentSubmission) => void told.push(submission),
    },
    ...more,
  }
  const page = await openPage({
    head: `<script type="module">
      import { startConsentManager } from '/dist/index.js'
      import '/dist/define.js'
      startConsentManager(window.options)</script>`,
    body: '<consent-banner></consent-banner><privacy-settings-dialog></privacy-settings-dialog>',
    before: window => void Object.assign(window, { options }),
  })
  return { page, told }
}
const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()
const receiptOf = (submission: ConsentSubmission) => submission.metadata.receipt!

describe('the receipt of a decision', () => {
  it('is sent in addition to the fields of the protocol, for rejections too, with the texts as they were shown', async () => {
    const { page, told } = await site()
    const banner = await page.find('[part~=banner]')
    const title = banner.querySelector('[part~=title]')!.textContent
    expect(title).to.equal(en.cookieBanner.title)
    const shown = banner.querySelector('slot[name=description]')!.textContent
    await press(page, '[data-action=reject]')
    await page.until('the handler was told', () => told.length > 0)
    const { type, domain, metadata } = told[0]!
    expect([type, domain, metadata.source, metadata.acceptanceMethod]).to.deep.equal([
      'cookie_banner',
      location.hostname,
      'consent_widget',
      'necessary',
    ])
    expect(Object.keys(metadata)).to.deep.equal(['source', 'acceptanceMethod', 'receipt'])
    const receipt = receiptOf(told[0]!)
    expect(Object.values(receipt.purposes).map(({ decision }) => decision)).to.deep.equal([
      'granted',
      ...Array(4).fill('denied'),
    ])
    const { description } = namePurposes(en.cookieBanner, ['measurement', 'marketing'])
    expect(shown).to.include('count and record visits and personalize ads').and.equal(description)
    expect(receipt.notice).to.equal(sha256(`${title}\n${description}`))
    expect(receipt.purposes.marketing.text).to.equal(sha256(`${en.consentTypes.marketing.title}\n${own}`))
    expect([receipt.purposes.measurement.text === null, receipt.purposes.experience.text]).to.deep.equal([false, null])
    expect(receipt).to.deep.include({
      domain: location.hostname,
      method: { surface: 'banner', action: 'necessary', trusted: false },
      language: 'en',
      policy: { version: '2026-11', url: '/privacy' },
      jurisdiction: { code: 'GDPR', countryCode: 'DE', regionCode: 'BE', model: 'opt-in' },
      signals: { doNotTrack: false, globalPrivacyControl: false },
      previousRecordId: null,
    })
    expect(Date.parse(receipt.expires!) - Date.parse(receipt.time)).to.equal(182 * 86_400_000)
  })

  it('names the page if a script decides, also while the banner is open', async () => {
    const { page, told } = await site()
    await page.find('[part~=banner]')
    const manager = await page.manager()
    manager.acceptAll()
    await page.until('the handler was told', () => told.length > 0)
    expect(receiptOf(told[0]!).method).to.deep.equal({ surface: 'page', action: 'all' })
    manager.openSettings()
    await page.find('[part=dialog]')
    manager.save()
    await page.until('the handler was told twice', () => told.length > 1)
    expect(receiptOf(told[1]!).method).to.deep.equal({ surface: 'page', action: 'custom' })
  })

  it('distinguishes a press by the visitor from a press by a script', async () => {
    const { page, told } = await site()
    const banner = await page.find('[part~=accept]')
    banner.focus()
    await sendKeys({ press: 'Enter' })
    await page.until('the handler was told', () => told.length > 0)
    expect(receiptOf(told[0]!).method).to.deep.equal({ surface: 'banner', action: 'all' })
    ;(await page.manager()).openSettings()
    await press(page, '[part=dialog] [data-action=save]')
    await page.until('the handler was told twice', () => told.length > 1)
    expect(receiptOf(told[1]!).method).to.deep.equal({ surface: 'dialog', action: 'custom', trusted: false })
  })

  it('contains nothing about the browser, the network or the URL of the page', async () => {
    const { page, told } = await site()
    await press(page, '[data-action=accept]')
    await page.until('the handler was told', () => told.length > 0)
    const text = JSON.stringify(told[0])
    for (const telling of [navigator.userAgent, page.window.location.href, page.document.referrer || 'referrer'])
      expect(text).not.to.include(telling)
  })

  it('is added to the earlier ones, and names the decision that it replaces', async () => {
    const { page, told } = await site()
    await press(page, '[data-action=accept]')
    const manager = await page.manager()
    manager.openSettings()
    await press(page, '[part=dialog] [data-action=reject]')
    await page.until('the handler was told twice', () => told.length > 1)
    const receipts = await manager.receipts()
    expect(receipts).to.deep.equal(told.map(receiptOf))
    expect(receipts.map(({ method }) => method.surface)).to.deep.equal(['banner', 'dialog'])
    expect(receipts[1]!.previousRecordId).to.equal(receipts[0]!.recordId)
    await page.reload()
    expect(await (await page.manager()).receipts()).to.deep.equal(receipts)
  })

  it('is also stored if a returning visitor decides through the handle, before any other chunk has loaded', async () => {
    const { page, told } = await site()
    await press(page, '[data-action=accept]')
    await page.until('the handler was told', () => told.length > 0)
    await page.reload()
    const manager = await page.manager()
    manager.rejectAll()
    await page.until('the handler was told twice', () => told.length > 1)
    const receipts = await manager.receipts()
    expect(receipts).to.deep.equal(told.map(receiptOf))
    expect(receipts.map(({ method }) => method.surface)).to.deep.equal(['banner', 'page'])
    expect(receipts[1]!.previousRecordId).to.equal(receipts[0]!.recordId)
    const [given, taken] = told.map(({ preferences }) => preferences.marketing)
    expect([given, taken]).to.deep.equal([true, false])
    const { asked } = JSON.parse(localStorage.getItem('privacy-consent-storage')!) as { asked: Record<string, unknown> }
    expect(asked.marketing).to.be.a('string')
  })

  it('of version 1.5 moves to its own entry with the next decision', async () => {
    const before = await site()
    await press(before.page, '[data-action=accept]')
    await before.page.until('the handler was told', () => before.told.length > 0)
    before.page.close()
    const record = JSON.parse(localStorage.getItem('privacy-consent-storage')!) as object
    const receipts = JSON.parse(localStorage.getItem('privacy-consent-receipts')!) as ConsentReceipt[]
    localStorage.removeItem('privacy-consent-receipts')
    localStorage.setItem('privacy-consent-storage', JSON.stringify({ ...record, receipts }))
    const { page, told } = await site()
    const manager = await page.manager()
    expect(await manager.receipts()).to.deep.equal(receipts)
    await page.reload()
    const again = await page.manager()
    again.rejectAll()
    await page.until('the handler was told', () => told.length > 0)
    expect(await again.receipts()).to.deep.equal([...receipts, receiptOf(told[0]!)])
    expect(JSON.parse(localStorage.getItem('privacy-consent-receipts')!)).to.deep.equal(await again.receipts())
    expect(JSON.parse(localStorage.getItem('privacy-consent-storage')!)).not.to.have.property('receipts')
  })

  it('is visible in other tabs', async () => {
    const first = await site()
    const second = await site()
    const other = await second.page.manager()
    expect(await other.receipts()).to.deep.equal([])
    await press(first.page, '[data-action=reject]')
    await first.page.until('the handler was told', () => first.told.length > 0)
    const expected = JSON.stringify(first.told.map(receiptOf))
    await second.page.until('it has the receipt', async () => JSON.stringify(await other.receipts()) === expected)
    expect(second.told).to.deep.equal([])
  })

  it('does not overwrite the decision, which is stored once and does not change', async () => {
    const { page, told } = await site()
    const writes: string[] = []
    const { prototype } = page.window.Storage
    const { setItem } = prototype
    prototype.setItem = function (key, text) {
      if (key === 'privacy-consent-storage') writes.push(text)
      setItem.call(this, key, text)
    }
    await press(page, '[data-action=reject]')
    await page.until('the handler was told', () => told.length > 0)
    expect(await (await page.manager()).receipts()).to.have.length(1)
    expect(writes).to.deep.equal([localStorage.getItem('privacy-consent-storage')])
  })

  it('names the services that the site declares, with the answer for each', async () => {
    const { page, told } = await site({ services: 'youtube google-analytics google-ads', categories: 'all' })
    const manager = await page.manager()
    await page.until('the services are known', () => manager.services.length === 3)
    manager.save({ measurement: true, marketing: true }, { 'google-ads': false })
    await page.until('the handler was told', () => told.length > 0)
    const { services } = receiptOf(told[0]!)
    const { category } = manager.services.find(({ name }) => name === 'youtube')!
    expect(services).to.deep.equal({
      youtube: { decision: category === 'marketing' || category === 'measurement' ? 'granted' : 'denied' },
      'google-analytics': { decision: 'granted' },
      'google-ads': { decision: 'denied' },
    })
  })

  it('is deleted by a reset', async () => {
    const { page } = await site()
    await press(page, '[data-action=accept]')
    const manager = await page.manager()
    manager.reset()
    expect([await manager.receipts(), Object.keys(localStorage)]).to.deep.equal([[], []])
  })

  it('of c15t contains the known fields only', async () => {
    const consents = Object.fromEntries(categoryNames.map(name => [name, true]))
    localStorage.setItem(
      'privacy-consent-storage',
      JSON.stringify({ consents, consentInfo: { time: 1_700_000_000_000, type: 'all' } }),
    )
    const { page } = await site()
    const [receipt, ...more] = await (await page.manager()).receipts()
    expect(more).to.deep.equal([])
    expect(receipt).to.deep.include({ recordId: null, time: '2023-11-14T22:13:20.000Z', notice: null, signals: null })
  })

  it('can be saved by the visitor as a file, also under a strict Content-Security-Policy', async () => {
    const page = await openPage({
      head: '<script type="module" src="/dist/consent-elements.js"></script>',
      body: '<consent-banner mode="offline" categories="all"></consent-banner><privacy-settings-dialog></privacy-settings-dialog>',
      csp: "default-src 'self'; require-trusted-types-for 'script'",
    })
    const violations: string[] = []
    page.document.addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective))
    const saved: { name: string; file: Promise<string> }[] = []
    const { HTMLAnchorElement: Anchor } = page.window
    Anchor.prototype.click = function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, file: fetch(this.href).then(response => response.text()) })
    }
    ;(await page.manager()).openSettings()
    await page.find('[part=dialog]')
    expect(page.peek('[data-action=download]')).to.equal(null)
    await press(page, '[part=dialog] [data-action=save]')
    const manager = await page.manager()
    manager.openSettings()
    await press(page, '[data-action=download]')
    expect(saved.map(({ name }) => name)).to.deep.equal(['privacy-consent.json'])
    expect(JSON.parse(await saved[0]!.file) as ConsentReceipt[]).to.deep.equal(await manager.receipts())
    expect(violations).to.deep.equal([])
  })
})
