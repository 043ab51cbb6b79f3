import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'
import { accept, last, listenTo, press, said, tcfHead } from '../support/tcf-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

const body = '<main><h1>News</h1><button id="settings" data-consent-open>Privacy</button></main>'
const tag = (place: string): string =>
  `<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all"${place && ` data-place="${place}"`}></script>`
/** Opens a page with the guard's tag, on which the server has written the visitor's place, and the tag of TCF. */
const openAt = async (place: string, options: object = {}): Promise<Page> => {
  const head = tcfHead(options, tag(place)).replace(/<script type="module".*<\/script>/, '')
  return listenTo(await openPage({ head, body }))
}

/** Waits for the opt-out notice in the settings: the press that opens them may be before the notice has loaded. */
async function optOutNotice(page: Page): Promise<void> {
  const dialog = await page.find('[part~=dialog]')
  await page.until('it is the notice of the place', () => dialog.textContent!.includes('Do Not Sell or Share'))
}

describe('a page with TCF and the place of the visitor on its tag', () => {
  it('has the opt-out notice in California, and tells vendors that the GDPR does not apply', async () => {
    const page = await openAt('US-CA')
    const { data } = await last(page, 'tcloaded')
    expect(data.gdprApplies).to.equal(false)
    await page.manager()
    ;(await page.find('#settings')).click()
    await optOutNotice(page)
    expect(page.peek('consent-tcf')).to.equal(null)
    await press(page, '[part~=dialog] [data-action=reject]')
    await page.until('it is decided', () => page.window.consentManager?.state.consentInfo)
    expect((await page.manager()).state.consents.marketing).to.equal(false)
    expect(said(page).at(-1)!.gdprApplies).to.equal(false)
  })

  it('reads the place in lower case, as the manager does', async () => {
    const page = await openAt('us-ca')
    expect((await last(page, 'tcloaded')).data.gdprApplies).to.equal(false)
    ;(await page.find('#settings')).click()
    await optOutNotice(page)
  })

  it('has our banner in Brazil, which asks for consent', async () => {
    const page = await openAt('BR')
    await press(page, '[data-action=accept]')
    await page.until('it is decided', () => page.window.consentManager?.state.consentInfo)
    expect(page.peek('consent-tcf')).to.equal(null)
    expect((await last(page, 'tcloaded')).data.gdprApplies).to.equal(false)
  })

  for (const place of ['DE', 'FR', 'GB', 'CH', 'IS', '', 'California', 'de-by'])
    it(`has the layers of TCF at ${place || 'an unknown place'}`, async () => {
      const page = await openAt(place)
      expect((await page.find('[part=banner]')).getRootNode()).to.have.property('host', page.peek('consent-tcf'))
      expect((await last(page, 'cmpuishown')).data.gdprApplies).to.equal(true)
    })

  it('asks visitors again in Germany who have chosen in California', async () => {
    const before = await openAt('US-CA')
    ;(await before.manager()).acceptAll()
    await before.until('it is stored', () => localStorage.getItem('privacy-consent-storage'))
    before.close()
    const page = await openAt('DE')
    await page.find('consent-tcf')
    expect((await page.manager()).state.consents.marketing).to.equal(false)
    await accept(page)
    expect((await last(page, 'useractioncomplete')).data.purpose.consents[1]).to.equal(true)
  })

  it('follows the place in the options, and asks if they have a wrong one', async () => {
    const page = await openAt('', { place: 'Kalifornien' })
    await last(page, 'cmpuishown')
    expect(page.console.join()).to.include('tcf.place is "Kalifornien"')
  })
})
