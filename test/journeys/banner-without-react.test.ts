import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

const script = '<script type="module" src="/dist/consent-elements.js"></script>'
const banner = '<consent-banner mode="offline" categories="all"></consent-banner>'
const dialogFile = /consent-elements-ui/
const stored = () => JSON.parse(localStorage.getItem('privacy-consent-storage') ?? 'null')
const fetched = (page: Page): string[] => page.window.performance.getEntriesByType('resource').map(({ name }) => name)

/** A page whose policy lets every file of ours through but the one with React, which thus never arrives. */
const withoutReact = (): Promise<Page> => {
  const { origin } = location
  const files = ['consent-elements', 'consent-elements-blocking', 'consent-elements-visit']
  const allowed = [`${origin}/page/`, ...files.map(file => `${origin}/dist/${file}.js`)]
  return openPage({ head: script, body: banner, csp: `script-src ${allowed.join(' ')}` })
}

describe('the banner of the built files', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  for (const [action, type] of [
    ['accept', 'all'],
    ['reject', 'necessary'],
  ])
    it(`shows, decides and goes when React never arrives: ${action}`, async () => {
      const page = await withoutReact()
      const button = await page.find(`[data-action=${action}]`)
      button.click()
      expect(stored().consentInfo.type).to.equal(type)
      await page.until('the banner has gone', () => !page.peek('[part=banner]'))
      expect(page.peek('[role=status]')?.textContent).to.equal('Your settings have been saved.')
    })

  it('asks again when React never arrives and Customize was pressed, and says what went wrong', async () => {
    const page = await withoutReact()
    const customize = await page.find('[data-action=customize]')
    customize.click()
    await page.until('the error was told', () => page.events.some(({ type }) => type === 'consent-error'))
    expect(page.window.consentManager!.state.isPrivacyDialogOpen).to.equal(false)
    await page.until('the banner is back', () => page.peek('[part=banner]')?.inert === false)
    const accept = await page.find('[data-action=accept]')
    accept.click()
    expect(stored().consentInfo.type).to.equal('all')
  })

  it('has React only put into the cache while nobody comes near Customize, and then lets it run', async () => {
    const page = await openPage({ head: script, body: banner })
    await page.find('[part=banner]')
    await page.until('the file is there', () => fetched(page).some(name => dialogFile.test(name)))
    expect(page.window.customElements.get('privacy-settings-dialog')).to.equal(undefined)
    const customize = await page.find('[data-action=customize]')
    customize.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await page.until('React has run', () => page.window.customElements.get('privacy-settings-dialog'))
    const card = page.peek('[part=banner]')
    customize.click()
    await page.find('dialog[open]')
    await page.until('the banner has gone', () => !card?.isConnected)
  })
})
