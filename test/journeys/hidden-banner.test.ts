import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'
import { eventually } from '../support/eventually'

const tag =
  '<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all" data-scroll-lock></script>'
const hidings: Record<string, string> = {
  'display:none of the element': 'consent-banner{display:none!important}',
  'visibility:hidden of the element': 'consent-banner{visibility:hidden!important}',
  'opacity:0 of the element': 'consent-banner{opacity:0!important}',
  'display:none of the card': 'consent-banner::part(banner){display:none!important}',
  'visibility:hidden of the card': 'consent-banner::part(banner){visibility:hidden!important}',
  'opacity:0 of the card': 'consent-banner::part(banner){opacity:0!important;animation:none!important}',
  'no size':
    'consent-banner::part(banner){width:0!important;height:0!important;min-width:0!important;padding:0!important;border:0!important;overflow:hidden!important}',
  'a place off screen':
    'consent-banner::part(banner){position:fixed!important;left:-9999px!important;right:auto!important}',
  'a cover of the page': '#cover{display:block!important}',
}

/** Returns whether a visitor sees the card: it is painted, and the page has nothing over its middle. */
function isSeen({ document, window, peek }: Page): boolean {
  const card = peek('[part=banner]')!
  const { left, top, width, height } = card.getBoundingClientRect()
  const host = document.querySelector('consent-banner')!
  const looks = [card, card.parentElement!, host].map(element => window.getComputedStyle(element))
  return (
    width > 0 &&
    height > 0 &&
    window.getComputedStyle(card).visibility === 'visible' &&
    looks.every(({ display, opacity }) => display !== 'none' && opacity !== '0') &&
    document.elementFromPoint(left + width / 2, top + height / 2) === host
  )
}

describe('a banner with scroll-lock that is hidden', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  const overflow = ({ document, window }: Page): string => window.getComputedStyle(document.documentElement).overflowY
  const open = async (css = ''): Promise<Page> => {
    const page = await openPage({
      head: `${tag}<style>${css}</style>`,
      body: `<main style="height:5000px">Long</main>
        <div id="cover" style="display:none;position:fixed;inset:0;z-index:2147483647;background:#fff">A game</div>`,
    })
    await page.until('the banner is due', () => page.window.consentManager?.state.showPopup)
    return page
  }

  for (const [name, css] of Object.entries(hidings))
    it(`locks the page only while it is seen, under ${name}`, async () => {
      const page = await open(css)
      await page.find('[part=banner]')
      await eventually(() => expect(overflow(page) === 'hidden').to.equal(isSeen(page)))
      if (!isSeen(page)) await eventually(() => expect(page.console.join()).to.contain('is not visible'))
      expect(page.console.filter(text => text.includes('is not visible'))).to.have.length(isSeen(page) ? 0 : 1)
      page.document.querySelector('head > style')!.remove()
      await eventually(() => expect([overflow(page), isSeen(page)]).to.deep.equal(['hidden', true]))
      page.document.head.insertAdjacentHTML('beforeend', `<style>${css}</style>`)
      await eventually(() => expect(overflow(page) === 'hidden').to.equal(isSeen(page)))
    })
})
