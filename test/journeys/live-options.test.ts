import { expect } from '@open-wc/testing'
import type { ConsentBannerElement } from '../../src/elements/consent-banner'
import { closePages, openPage, type Page } from '../support/open-page'

/** Opens a page whose visitor has already decided. */
function site(attributes: string, content = ''): Promise<Page> {
  const decision = {
    consents: { necessary: true, functionality: false, measurement: true, experience: false, marketing: false },
    consentInfo: { time: Date.now() - 1e9, type: 'custom' },
    expires: Date.now() + 1e10,
  }
  localStorage.setItem('privacy-consent-storage', JSON.stringify(decision))
  return openPage({
    head: '<style>:root{--consent-dialog-duration:0s}</style><script type="module" src="/dist/consent-elements.js"></script>',
    body: `<consent-banner mode="offline" categories="all" ${attributes}></consent-banner><h1>A site</h1>${content}`,
  })
}

const button = '<privacy-settings-button></privacy-settings-button>'
const widget = '<privacy-settings-dialog variant="widget"></privacy-settings-dialog>'
const tag = (page: Page): Element => page.document.querySelector('consent-banner')!
const dialogRoot = (page: Page): HTMLElement | null =>
  page.document.querySelector('privacy-settings-dialog')?.shadowRoot?.querySelector<HTMLElement>('.root') ?? null
const label = (page: Page): string | undefined =>
  page.document.querySelector('privacy-settings-button')?.shadowRoot?.querySelector('slot')?.textContent?.trim()

describe('live options of a tag whose visitor has already decided', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('change the open dialog', async () => {
    const page = await site('language="en"')
    ;(await page.manager()).openSettings()
    await page.until('the dialog is English', () => dialogRoot(page)?.lang === 'en')
    tag(page).setAttribute('language', 'de')
    await page.until('the dialog is German', () => dialogRoot(page)?.textContent.includes('Datenschutz-Einstellungen'))
    tag(page).setAttribute('color-scheme', 'dark')
    await page.until('the dialog is dark', () => dialogRoot(page)?.dataset.scheme === 'dark')
    expect(page.peek('[part=banner]')).to.equal(null)
  })

  it('change the label of a button whose dialog was never open', async () => {
    const page = await site('language="en"', button)
    await page.until('the label is English', () => label(page) === 'Privacy Settings')
    expect(page.window.customElements.get('consent-banner')).to.equal(undefined)
    tag(page).setAttribute('language', 'fr')
    await page.until('the label is French', () => label(page) === 'Paramètres de confidentialité')
  })

  it('can also be set as properties, before the element has loaded', async () => {
    const page = await site('language="en"', button)
    await page.until('the label is English', () => label(page) === 'Privacy Settings')
    const banner = tag(page) as ConsentBannerElement
    expect([page.window.customElements.get('consent-banner'), banner.language]).to.eql([undefined, undefined])
    banner.language = 'fr'
    banner.colorScheme = 'dark'
    await page.until('the label is French', () => label(page) === 'Paramètres de confidentialité')
    expect([banner.getAttribute('language'), banner.language]).to.eql(['fr', 'fr'])
    ;(await page.manager()).openSettings()
    await page.until('the dialog is dark', () => dialogRoot(page)?.dataset.scheme === 'dark')
    banner.colorScheme = 'light'
    await page.until('the dialog is light', () => dialogRoot(page)?.dataset.scheme === 'light')
    expect(Object.keys(banner)).to.not.include('language')
  })

  it('follow the page with language="page", also in a button whose dialog was never open', async () => {
    const page = await site('language="page"', `${button}<script>document.documentElement.lang='es'</script>`)
    await page.until('the label is Spanish', () => label(page) === 'Configuración de privacidad')
    page.document.documentElement.lang = 'it'
    await page.until('the label is Italian', () => label(page) === 'Impostazioni sulla privacy')
  })

  it('follow the page while the dialog is open, which stays open', async () => {
    const page = await site('language="page"')
    ;(await page.manager()).openSettings()
    await page.until('the dialog is English', () => dialogRoot(page)?.textContent.includes('Privacy Settings'))
    page.document.documentElement.lang = 'ar'
    await page.until('the dialog is Arabic', () => dialogRoot(page)?.textContent.includes('إعدادات الخصوصية'))
    expect([dialogRoot(page)?.lang, dialogRoot(page)?.dir]).to.eql(['ar', 'rtl'])
    expect(dialogRoot(page)?.querySelector('dialog')?.open).to.equal(true)
  })

  it('change the widget, which has the texts and the receipts of the visitor from the start', async () => {
    const page = await site('language="de"', widget)
    await page.until('the widget is German', () => dialogRoot(page)?.textContent.includes('Datenschutz-Einstellungen'))
    tag(page).setAttribute('language', 'sv')
    await page.until('the widget is Swedish', () => dialogRoot(page)?.textContent.includes('Integritetsinställningar'))
  })
})
