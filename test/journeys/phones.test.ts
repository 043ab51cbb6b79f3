import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'
import { allLanguages } from '../views/all-languages'

const box = (element: Element): DOMRect => element.getBoundingClientRect()

/** A returning visitor whose browser sends a signal: the dialog then has a note, dates and a download. */
function comeBack(window: Page['window']): void {
  const decision = {
    consents: { necessary: true, functionality: false, measurement: true, experience: false, marketing: false },
    consentInfo: { time: Date.now() - 1e9, type: 'custom' },
    expires: Date.now() + 1e10,
  }
  localStorage.setItem('privacy-consent-storage', JSON.stringify(decision))
  Object.defineProperty(window.navigator, 'globalPrivacyControl', { value: true })
}

const site = (
  width: number,
  height: number,
  language: string,
  before?: (window: Page['window']) => void,
): Promise<Page> =>
  openPage({
    head: '<style>:root{--consent-dialog-duration:0s}</style><script type="module" src="/dist/consent-elements.js"></script>',
    body: `<consent-banner mode="offline" categories="all" policy-url="/policy" language="${language}"></consent-banner>
      <privacy-settings-dialog></privacy-settings-dialog><h1>A site</h1>`,
    width,
    height,
    ...(before && { before }),
  })

/** Returns what is wrong in each language, by switching the language of an open page. */
async function wrongIn(page: Page, tag: string, look: (root: ShadowRoot) => string | null) {
  const wrong: Record<string, string> = {}
  const { shadowRoot } = page.document.querySelector(tag)!
  const banner = page.document.querySelector('consent-banner')!
  for (const language of allLanguages.filter(name => !name.includes('-x-'))) {
    banner.setAttribute('language', language)
    await page.until(`${language} is loaded`, () => shadowRoot!.querySelector<HTMLElement>('.root')?.lang === language)
    await new Promise(resolve => page.window.requestAnimationFrame(() => page.window.requestAnimationFrame(resolve)))
    const found = look(shadowRoot!)
    if (found) wrong[language] = found
  }
  return wrong
}

describe('the built elements on phones', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  for (const [width, height, least] of [
    [375, 553, 4],
    [320, 568, 3],
  ] as const)
    for (const language of ['en', 'de', 'fi', 'hu', 'el', 'ar'])
      it(`show returning visitors at least ${least} of 5 switches between a header and footer of a third (${width}x${height}, ${language})`, async () => {
        const page = await site(width, height, language, comeBack)
        ;(await page.manager()).openSettings()
        await page.find('dialog[part=dialog] [data-action=download]')
        await page.find('[part=note]')
        const root = page.document.querySelector('privacy-settings-dialog')!.shadowRoot!
        await page.until('its texts are loaded', () => root.querySelector<HTMLElement>('.root')?.lang === language)
        const [header, footer] = ['header', 'footer'].map(name => box(root.querySelector(`[part=${name}]`)!))
        const seen = [...root.querySelectorAll('[role=switch] [part~=switch]')].filter(
          face => box(face).top >= header!.bottom - 1 && box(face).bottom <= footer!.top + 1,
        )
        expect(seen.length).to.be.at.least(least)
        expect(header!.height + footer!.height).to.be.at.most(height / 3)
      })

  it('cover at most 45 percent of 360x640 with the banner in every language, whose Accept and Reject have the same size', async () => {
    const page = await site(360, 640, 'en')
    await page.find('[part=banner]')
    const wrong = await wrongIn(page, 'consent-banner', root => {
      const [banner, accept, reject] = ['banner', 'accept', 'reject'].map(name =>
        box(root.querySelector(`[part=${name}]`)!),
      )
      const share = (banner!.width * banner!.height) / (360 * 640)
      const isEqual = Math.abs(accept!.width - reject!.width) < 1 && Math.abs(accept!.height - reject!.height) < 1
      return share <= 0.45 && isEqual ? null : `${share.toFixed(3)}, equal: ${isEqual}`
    })
    expect(wrong).to.deep.equal({})
  })
})
