import { expect } from '@open-wc/testing'
import { bannerHtml } from '../../../src/server/banner-html'
import { eventually } from '../../support/eventually'
import { afterwards, askingStore, clearPage, part, partOrNull, sizeWindow } from '../page'

const boxOf = (banner: Element): number[] => {
  const { left, right, top, bottom } = part(banner, 'banner').getBoundingClientRect()
  return [left, right, top, bottom].map(Math.round)
}

describe('the layouts of a banner that a server has rendered', () => {
  afterEach(clearPage)

  for (const layout of ['sheet', 'inline'])
    it(`are there without a script, and stay as they are once it runs (${layout})`, async () => {
      await sizeWindow(390, 700)
      const home = document.body.appendChild(document.createElement('div'))
      home.style.width = '300px'
      afterwards(() => home.remove())
      const options = { language: 'en', categories: 'all' as const, scrollLock: true }
      // The duration of the fade is that of no motion, so that boxes can be compared at once.
      home.setHTMLUnsafe(
        `<style>consent-banner{--consent-banner-duration:0s}</style>${await bannerHtml({ options, attributes: { layout }, action: '/' })}`,
      )
      const banner = home.querySelector('consent-banner')!
      const isSheet = layout === 'sheet'
      const [left, right, top, bottom] = boxOf(banner)
      expect(isSheet ? [left, right, bottom] : [right! - left!, bottom! > top!]).to.eql(
        isSheet ? [0, 390, 700] : [300, true],
      )
      expect(partOrNull(banner, 'grabber')).to.equal(null)
      expect(getComputedStyle(part(banner, 'text')).touchAction).to.equal('auto')
      const card = part(banner, 'banner')
      askingStore({ scrollLock: true })
      await eventually(() => expect(part(banner, 'accept').getAttribute('type')).to.equal('button'))
      expect(part(banner, 'banner')).to.equal(card)
      expect(boxOf(banner)).to.eql([left, right, top, bottom])
      if (isSheet) await eventually(() => part(banner, 'grabber'))
      expect(card.getAttribute('role')).to.equal(isSheet ? 'dialog' : 'region')
    })
})
