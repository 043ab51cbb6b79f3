import { functionQueue } from '../loading/function-queue'
import type { Service, ServicePage } from '../service'

const pixel = (page: ServicePage) => functionQueue(page, 'rdt', { queue: 'callQueue', handler: 'sendEvent' })

export const redditPixel: Service = {
  name: 'reddit-pixel',
  title: 'Reddit Pixel',
  category: 'marketing',
  purpose: 'Measures ads on Reddit, and shows ads there to people who visited the site.',
  company: { name: 'Reddit, Inc.', country: 'US' },
  privacyUrl: 'https://www.reddit.com/policies/privacy-policy',
  hosts: ['redditstatic.com/ads', 'alb.reddit.com', 'pixel-config.reddit.com', 'conversions-config.reddit.com'],
  stores: [
    { name: '_rdt_uuid', purpose: 'Recognizes visitors for ads.', duration: 'P90D' },
    { name: '_rdt_cid', purpose: 'Stores the click on an ad.', duration: 'P90D' },
    { name: '_rdt_em', purpose: 'Stores the e-mail address in hashed form.', duration: 'P90D' },
  ],
  loader: {
    id: {
      pattern: /^[at]2_[a-z0-9]{4,16}$/,
      example: 'a2_abc123def456',
      where: 'Reddit Ads, Events Manager: the pixel ID',
    },
    start(id, page) {
      const rdt = pixel(page)
      rdt('init', id, { optOut: false, useDecimalCurrencyValues: true })
      rdt('track', 'PageVisit')
      page.loadScript('https://www.redditstatic.com/ads/pixel.js')
    },
    // `init` with the new setting; Reddit has no consent call.
    update(granted, id, page) {
      const rdt = pixel(page)
      rdt(granted ? 'enableFirstPartyCookies' : 'disableFirstPartyCookies')
      rdt('init', id, { optOut: !granted, useDecimalCurrencyValues: true })
    },
  },
}
