import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { closePages, type Page } from '../support/open-page'
import { accept, box, last, openTcf, press, said, settings } from '../support/tcf-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

const next = '<h1 id="next">The next page</h1>'
const ways: Record<string, (page: Page) => void> = {
  'body.innerHTML': ({ document }) => void (document.body.innerHTML = next),
  'document.body = …'({ document }) {
    document.body = Object.assign(document.createElement('body'), { innerHTML: next })
  },
  'document.open()'({ document }) {
    document.open()
    document.write(`<!doctype html><html><body>${next}</body></html>`)
    document.close()
  },
}

describe('a page with TCF that replaces its body', () => {
  for (const [way, replace] of Object.entries(ways)) {
    it(`by ${way} keeps the first layer, which stays modal and takes the choice`, async () => {
      const page = await openTcf()
      await page.find('[part=banner]')
      replace(page)
      await page.until('the layer is back', () => page.peek('consent-tcf') && page.peek('[part=banner]:modal'))
      expect(page.peek('#next')).to.not.equal(null)
      await accept(page)
      await page.until('it is decided', () => page.window.consentManager?.state.consentInfo)
      expect(page.peek('[part=banner]')).to.equal(null)
    })
  }

  it('by body.innerHTML keeps the second layer, with what the visitor has switched', async () => {
    const page = await openTcf()
    await page.find('[part=banner]')
    await press(page, '[part~=customize]')
    const first = await page.find('dialog[part=settings] [role=switch]')
    first.click()
    const label = first.getAttribute('aria-label')!
    ways['body.innerHTML']!(page)
    await page.until('the layer is back', () => page.peek('[part=settings]:modal'))
    expect((await box(page, label)).ariaChecked).to.equal('true')
    await press(page, '[part~=save]')
    const { data } = await last(page, 'useractioncomplete')
    expect(data.purpose.consents[1]).to.equal(true)
  })

  it('does not show a layer again that a choice has closed', async () => {
    const page = await openTcf()
    await accept(page)
    await last(page, 'useractioncomplete')
    await settings(page)
    await press(page, '[part~=reject]')
    await page.until('it has closed', () => !page.peek('consent-tcf'))
    ways['body.innerHTML']!(page)
    await atRest(page)
    expect(page.peek('consent-tcf')).to.equal(null)
    expect(said(page).at(-1)!.purpose.consents[1]).to.not.equal(true)
  })
})

describe('the page with the privacy policy', () => {
  const body = (policy: string): string =>
    `<h1>Privacy policy</h1><consent-banner mode="offline" categories="all" policy-url="${policy}"></consent-banner>`

  it('is not covered by the first layer, grants nothing, and has the settings', async () => {
    const page = await openTcf({}, { body: body('/page/') })
    const manager = await page.manager()
    await page.until('visitors would be asked', () => manager.state.showPopup)
    await atRest(page)
    expect(page.peek('consent-tcf')).to.equal(null)
    expect([manager.state.effectiveConsents.marketing, said(page).length]).to.deep.equal([false, 0])
    await settings(page)
    await press(page, '[part~=accept]')
    expect((await last(page, 'useractioncomplete')).data.purpose.consents[1]).to.equal(true)
  })

  it('may have another address than the one that is open', async () => {
    for (const policy of ['/privacy', 'https://other.example/page/', 'http://[']) {
      const page = await openTcf({}, { body: body(policy) })
      expect(await page.find('[part=banner]')).to.not.equal(null)
      page.close()
    }
  })
})
