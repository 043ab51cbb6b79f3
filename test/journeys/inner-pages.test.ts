import { expect } from '@open-wc/testing'
import type { ConsentManager } from '../../src'
import { closePages, openPage, type Page } from '../support/open-page'

const tag = '<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all"></script>'
type InnerWindow = Window & { consentManager?: ConsentManager }

describe('a page of the site in a frame of another page of the same origin', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  const inner = `<!doctype html><html lang="en"><head><title>Inner</title>${tag}</head><body>
    <main>Inner</main><button data-consent-open>Settings</button></body></html>`
  const open = async (): Promise<{ page: Page; frame: InnerWindow }> => {
    const query = `${new URLSearchParams({ html: inner })}`.replace(/&/g, '&amp;')
    const page = await openPage({ head: tag, body: `<iframe src="/page/?${query}" title="Inner"></iframe>` })
    const frame = page.document.querySelector('iframe')!.contentWindow as InnerWindow
    await page.until('the inner manager runs', () => frame.consentManager?.state.isLoadingConsentInfo === false)
    return { page, frame }
  }

  it('does not ask, and follows the decisions of the outer page', async () => {
    const { page, frame } = await open()
    await page.find('[part=banner]')
    // The inner page knows the answer, and would have asked by now.
    expect(frame.consentManager!.state.showPopup).to.equal(false)
    expect(frame.document.querySelector('consent-banner')?.shadowRoot?.querySelector('[part=banner]') ?? null).to.equal(
      null,
    )
    ;(await page.find('[data-action=accept]')).click()
    await page.until('the inner page follows', () => frame.consentManager!.hasConsentFor('marketing'))
    ;(await page.manager()).rejectAll()
    await page.until('the inner page follows', () => !frame.consentManager!.hasConsentFor('marketing'))
  })

  it('opens the settings of the outer page', async () => {
    const { page, frame } = await open()
    await page.find('[part=banner]')
    frame.document.querySelector('button')!.click()
    await page.find('dialog[open]')
    expect(frame.consentManager!.state.isPrivacyDialogOpen).to.equal(false)
    expect((await page.manager()).state.isPrivacyDialogOpen).to.equal(true)
  })

  it('asks if it is alone in a tab', async () => {
    const page = await openPage({ head: tag })
    await page.find('[part=banner]')
  })
})
