import { loadScriptThen } from '../loading/load-script-then'
import type { Service } from '../service'

type PixelApi = new (version?: string) => { init(advertiser: string, pixels: string[], url: string): void }

export const theTradeDesk: Service = {
  name: 'the-trade-desk',
  title: 'The Trade Desk',
  category: 'marketing',
  purpose: 'Shows ads on other sites to people who visited the site, and measures them.',
  company: { name: 'The Trade Desk, Inc.', country: 'US' },
  privacyUrl: 'https://www.thetradedesk.com/legal/website-privacy-policy',
  hosts: ['adsrvr.org'],
  stores: [
    { name: 'TDID', purpose: 'Recognizes visitors for ads.', domain: 'adsrvr.org', duration: 'P1Y' },
    { name: 'TDCPM', purpose: 'Matches identifiers for ads.', domain: 'adsrvr.org', duration: 'P1Y' },
  ],
  loader: {
    id: {
      pattern: /^[a-z0-9]{6,10}\/[a-z0-9]{6,10}$/,
      example: 'abc1234/def5678',
      where: 'The Trade Desk, Universal pixel: the advertiser ID, a slash, the pixel ID',
    },
    start(id, page) {
      const [advertiser = '', pixel = ''] = id.split('/')
      loadScriptThen(page, 'https://js.adsrvr.org/up_loader.1.1.0.js', () => {
        const { TTDUniversalPixelApi } = page.globals
        if (typeof TTDUniversalPixelApi !== 'function') return
        new (TTDUniversalPixelApi as PixelApi)().init(advertiser, [pixel], 'https://insight.adsrvr.org/track/up')
      })
    },
  },
}
