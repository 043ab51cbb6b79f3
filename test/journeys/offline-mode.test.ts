import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { hurry, timersHaveRun } from '../support/hurry'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

const seen: string[] = []
/** A page in offline mode. Its requests by fetch, XMLHttpRequest and beacons are recorded in `seen`. */
function site(): Promise<Page> {
  seen.length = 0
  return openPage({
    head: '<script type="module" src="/dist/consent-elements.js"></script>',
    body: '<consent-banner mode="offline" categories="all" backend-url="/api/c15t"></consent-banner><privacy-settings-dialog></privacy-settings-dialog>',
    before(window) {
      hurry(window)
      const { fetch } = window
      window.fetch = (input, init) => (seen.push(String(input)), fetch.call(window, input, init))
      const open = window.XMLHttpRequest.prototype.open
      window.XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
        seen.push(String(url))
        return open.call(this, method, url, true)
      }
      window.navigator.sendBeacon = url => seen.push(String(url)) > 0
    },
  })
}
const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

/** Returns the URLs that the page has requested, except our own files. */
const requests = (page: Page): string[] =>
  page.window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter(path => !path.startsWith('/dist/') && path !== '/page/first.js')

describe('§1 offline mode uses local storage only', () => {
  it('no request is sent, neither for the banner, nor for a decision, nor for a verification', async () => {
    const page = await site()
    const manager = await page.manager()
    await press(page, '[data-action=customize]')
    await press(page, '[part~="switch-marketing"]')
    await press(page, '[data-action=save]')
    expect(await manager.verify(['marketing'])).to.deep.equal({ isValid: true })
    expect(await manager.verify(['measurement'])).to.deep.equal({ isValid: false })
    manager.reset()
    await press(page, '[data-action=reject]')
    await timersHaveRun(page, 2500) // later than the time at which a queue would be sent
    expect(seen).to.deep.equal([])
    expect(requests(page)).to.deep.equal([])
    await page.window.fetch('/page/?html=counted')
    await page.until('a request is seen at all', () => requests(page).length === 1)
    expect(seen).to.have.length(1)
  })

  for (const [way, consents, type] of [
    ['accept', allConsents(), 'all'],
    ['reject', onlyNecessary(), 'necessary'],
  ] as const)
    it(`${way}: the record and a receipt are stored, and nothing is queued`, async () => {
      const page = await site()
      await press(page, `[data-action=${way}]`)
      await page.until('the receipt is kept', () => stored('privacy-consent-receipts') !== null)
      const record = stored('privacy-consent-storage')
      expect([record.consents, record.consentInfo.type]).to.deep.equal([consents, type])
      expect(stored('privacy-consent')).to.deep.equal({
        timestamp: new Date(record.consentInfo.time).toISOString(),
        preferences: consents,
      })
      expect(Object.keys(localStorage).toSorted()).to.deep.equal([
        'privacy-consent',
        'privacy-consent-receipts',
        'privacy-consent-storage',
      ])
      await page.reload()
      const { state } = await page.manager()
      expect(state).to.deep.include({ consents, showPopup: false, consentInfo: record.consentInfo })
    })

  it('the banner shows although the offline response says NONE, and nothing is granted before a choice', async () => {
    const page = await site()
    await page.find('[part=banner]')
    const { state } = await page.manager()
    expect(state.jurisdictionInfo).to.deep.equal({ code: 'NONE', message: 'Unknown (offline mode)' })
    expect(state.locationInfo!.countryCode).to.equal('XX')
    expect(state.effectiveConsents).to.deep.equal(onlyNecessary())
  })

  it('Reset removes the record and the receipt, and the banner shows again, also on the next load', async () => {
    const page = await site()
    await press(page, '[data-action=accept]')
    await page.until('the receipt is kept', () => stored('privacy-consent') !== null)
    ;(await page.manager()).reset()
    expect(Object.keys(localStorage)).to.deep.equal([])
    await page.find('[part=banner]')
    await page.reload()
    await page.find('[part=banner]')
    expect((await page.manager()).state).to.deep.include({ consents: onlyNecessary(), consentInfo: null })
  })

  it('invalid storage counts as unset', async () => {
    for (const junk of ['{}', '5', '"x"', '{"consents":', '{"consents":{"marketing":"true"},"consentInfo":{}}', '[]']) {
      localStorage.setItem('privacy-consent-storage', junk)
      const page = await site()
      await page.find('[part=banner]')
      expect((await page.manager()).state, junk).to.deep.include({ consents: onlyNecessary(), consentInfo: null })
      page.close()
    }
  })
})
