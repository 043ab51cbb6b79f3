import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

const site = (head: string, body: string): Promise<Page> =>
  openPage({
    head: `<script src="/dist/guard.js"></script>${head}<script type="module" src="/dist/consent-elements.js"></script>`,
    body: `${body}<consent-banner mode="offline" categories="all" scroll-lock></consent-banner><privacy-settings-dialog></privacy-settings-dialog>`,
  })

/** Properties of `document` and of windows that elements hide by their name. */
const names = [
  'querySelector',
  'querySelectorAll',
  'createElement',
  'createElementNS',
  'createTextNode',
  'createTreeWalker',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'getElementById',
  'scripts',
  'prerendering',
  'readyState',
  'visibilityState',
  'activeElement',
  'documentElement',
  'defaultView',
  'head',
  'body',
  'cookie',
  'currentScript',
  'baseURI',
  'adoptedStyleSheets',
  'consentManager',
  'consentElements',
  'localStorage',
  'customElements',
]
const clobbers: Record<string, (name: string) => string> = {
  'an image named': name => `<img name="${name}" alt="">`,
  'a form named': name => `<form name="${name}"><input name="length"></form>`,
  'an element with the id': name => `<div id="${name}"></div>`,
  'an iframe named': name => `<iframe name="${name}" hidden></iframe>`,
}

/** One name of each kind. `npm test` tests these, `npm run test:all` all. */
export const typicalNames = ['querySelector', 'addEventListener', 'body', 'cookie', 'consentManager', 'localStorage']

/** Tests that elements with these names do not hide what the banner and the guard need. */
export function testClobbering(isIncluded: (name: string) => boolean): void {
  describe('the banner', () => {
    beforeEach(() => localStorage.clear())
    afterEach(() => {
      closePages()
      localStorage.clear()
    })

    for (const name of names.filter(isIncluded))
      for (const [what, clobber] of Object.entries(clobbers))
        it(`shows and decides although the page has ${what} "${name}"`, async () => {
          const page = await site('', clobber(name))
          const button = await page.find('[data-action=reject]')
          expect(button.getClientRects().length, 'visible').to.be.above(0)
          button.click()
          const stored = JSON.parse(localStorage.getItem('privacy-consent-storage')!) as {
            consentInfo: { type: string }
          }
          expect(stored.consentInfo.type).to.equal('necessary')
          const held = await page.window.fetch('https://connect.facebook.net/x', { mode: 'no-cors' }).catch(String)
          expect(held).to.include('blocked due to missing consent')
        })
  })
}
