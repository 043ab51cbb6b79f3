import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { closePages, openPage, type Page } from '../support/open-page'

const hosts = { measurement: 'www.google-analytics.com', marketing: 'connect.facebook.net' } as const

beforeEach(() => localStorage.clear())
afterEach(closePages)

const site = (head = ''): Promise<Page> =>
  openPage({
    head: `${head}<script type="module" src="/dist/consent-elements.js"></script>`,
    body: '<consent-banner mode="offline" categories="all"></consent-banner><privacy-settings-dialog></privacy-settings-dialog>',
  })
const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()
const count = (page: Page, type: string) => page.events.filter(event => event.type === type).length

/** Whether a request is blocked, which the page receives as an error. Network errors do not count. */
async function held(page: Page, category: keyof typeof hosts, channel: 'fetch' | 'xhr'): Promise<boolean> {
  const url = `https://${hosts[category]}/x`
  const before = page.events.length
  if (channel === 'fetch') await page.window.fetch(url, { mode: 'no-cors' }).catch(() => {})
  else
    await new Promise<void>(resolve => {
      const request = new page.window.XMLHttpRequest()
      request.onloadend = () => resolve()
      request.open('GET', url)
      request.send()
    })
  const told = page.events.slice(before).filter(({ type }) => type === 'ConsentBlockedRequest')
  for (const { detail } of told) expect(detail).to.deep.equal({ url, category, channel })
  return told.length > 0
}
const heldAll = async (page: Page) => [
  await held(page, 'measurement', 'fetch'),
  await held(page, 'marketing', 'fetch'),
  await held(page, 'marketing', 'xhr'),
]

describe('§4 a withdrawn decision', () => {
  it('blocks requests again: accept, then reset', async () => {
    const page = await site()
    await press(page, '[data-action=accept]')
    expect(await heldAll(page)).to.deep.equal([false, false, false])
    ;(await page.manager()).reset()
    expect(await heldAll(page)).to.deep.equal([true, true, true])
    await page.find('[part=banner]')
  })

  it('blocks requests again: accept, then reject in the settings, also on the next load', async () => {
    const page = await site()
    await press(page, '[data-action=accept]')
    ;(await page.manager()).openSettings()
    await press(page, '[part=dialog] [data-action=reject]')
    expect(await heldAll(page)).to.deep.equal([true, true, true])
    await page.reload()
    expect((await page.manager()).state.consents).to.deep.equal(onlyNecessary())
    expect(await heldAll(page)).to.deep.equal([true, true, true])
  })

  it('blocks only the withdrawn categories', async () => {
    const page = await site()
    await press(page, '[data-action=accept]')
    ;(await page.manager()).openSettings()
    await press(page, '[part~="switch-marketing"]')
    expect(await heldAll(page), 'a switch is a draft').to.deep.equal([false, false, false])
    await press(page, '[data-action=save]')
    expect(await heldAll(page)).to.deep.equal([false, true, true])
  })

  it('is not changed by a switch before Save, and not at all when the dialog is closed', async () => {
    const page = await site()
    await press(page, '[data-action=customize]')
    await press(page, '[part~="switch-marketing"]')
    expect(await held(page, 'marketing', 'fetch')).to.equal(true)
    await press(page, '[data-action=close]')
    expect(await held(page, 'marketing', 'fetch')).to.equal(true)
  })

  it('is applied by the guard from the first request of the next load', async () => {
    const early =
      '<script src="/dist/guard.js"></script><script>window.early = fetch("https://connect.facebook.net/x", { mode: "no-cors" }).then(() => "sent", error => error.message)</script>'
    const page = await site(early)
    await press(page, '[data-action=accept]')
    ;(await page.manager()).rejectAll()
    await page.reload()
    expect(await page.window.early).to.contain('blocked due to missing consent')
    // WebKit stops the whole page if the frame is removed while its module still loads.
    await page.manager()
  })

  it('is reported once: one consent-change, one banner, one record', async () => {
    const page = await site()
    await press(page, '[data-action=accept]')
    const manager = await page.manager()
    await page.until('the banner is gone', () => !page.peek('[part=banner]'))
    page.events.length = 0
    manager.reset()
    await page.find('[part=banner]')
    await press(page, '[data-action=reject]')
    await page.until('the banner is gone', () => !page.peek('[part=banner]'))
    await page.until('the press is reported', () => count(page, 'consent-banner-hide') > 0)
    expect(count(page, 'consent-change')).to.equal(2)
    expect(count(page, 'consent-banner-show')).to.equal(1)
    expect(count(page, 'consent-banner-hide')).to.equal(1)
    expect(Object.keys(localStorage).filter(key => key === 'privacy-consent-storage')).to.have.length(1)
  })

  it('and granted again, many times, duplicates nothing', async () => {
    const page = await site()
    await page.find('[part=banner]')
    const manager = await page.manager()
    page.events.length = 0
    for (let i = 0; i < 5; i++) {
      manager.acceptAll()
      manager.reset()
    }
    expect(count(page, 'consent-change')).to.equal(10)
    await page.find('[part=banner]')
    const banners = [...page.document.querySelectorAll('consent-banner')].flatMap(one => [
      ...one.shadowRoot!.querySelectorAll('[part=banner]'),
    ])
    expect(banners).to.have.length(1)
    const blocked = page.events.length
    await held(page, 'marketing', 'fetch')
    expect(page.events.length - blocked, 'one request, one event').to.equal(1)
  })
})

describe('two tabs', () => {
  it('the one that loads later applies the decision of the other', async () => {
    const first = await site()
    await press(first, '[data-action=accept]')
    const second = await site()
    expect((await second.manager()).state).to.deep.include({ consents: allConsents(), showPopup: false })
    expect(second.peek('[part=banner]')).to.equal(null)
  })

  it('the later decision is the one that is stored', async () => {
    const first = await site()
    const second = await site()
    await first.find('[part=banner]')
    await press(second, '[data-action=accept]')
    await press(first, '[data-action=reject]')
    expect(JSON.parse(localStorage.getItem('privacy-consent-storage')!).consents).to.deep.equal(onlyNecessary())
    await second.reload()
    expect((await second.manager()).state.consents).to.deep.equal(onlyNecessary())
  })

  it('stopping the manager of one leaves the decision to the other', async () => {
    const first = await site()
    const second = await site()
    await press(first, '[data-action=reject]')
    ;(await first.manager()).stop()
    await second.reload()
    expect((await second.manager()).state.consentInfo!.type).to.equal('necessary')
  })
})
