import { expect } from '@open-wc/testing'
import { closePages, openPage } from '../support/open-page'

const site = () =>
  openPage({
    head: '<script type="module" src="/dist/consent-elements.js"></script>',
    body: `<consent-banner mode="offline"><span slot="description">We use <b>cookies</b>.</span><a slot="policy-link" href="/policy">Read more</a></consent-banner>
      <h1>A site</h1>`,
  })

describe("the site's own text and link in the banner", () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('are shown with it, and nowhere after the visitor has chosen, also on later pages', async () => {
    const page = await site()
    const banner = await page.find('[part=banner]')
    const slotted = page.document.querySelector<HTMLElement>('[slot=description]')!
    expect(slotted.assignedSlot?.getRootNode()).to.equal(banner.getRootNode())
    expect(slotted.getClientRects().length).to.be.greaterThan(0)
    ;(await page.find('[data-action=accept]')).click()
    await page.until('the banner has gone', () => !page.peek('[part=banner]'))
    expect(slotted.getClientRects()).to.have.length(0)

    await page.reload()
    await page.manager()
    for (const part of page.document.querySelectorAll('consent-banner > *'))
      expect(part.getClientRects(), part.localName).to.have.length(0)
    expect(page.window.customElements.get('consent-banner'), 'nothing of the banner is made').to.equal(undefined)
  })
})
