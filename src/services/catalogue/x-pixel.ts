import { functionQueue } from '../loading/function-queue'
import type { Service } from '../service'

export const xPixel: Service = {
  name: 'x-pixel',
  title: 'X Pixel (Twitter)',
  category: 'marketing',
  purpose: 'Measures ads on X, and shows ads there to people who visited the site.',
  company: { name: 'X Corp.', country: 'US' },
  privacyUrl: 'https://x.com/en/privacy',
  hosts: ['ads-twitter.com', 'analytics.twitter.com', 'ads.x.com', 't.co/i', 't.co/1/i'],
  stores: [
    { name: '_twpid', purpose: 'Recognizes visitors for ads.', duration: 'P13M' },
    { name: '_twclid', purpose: 'Stores the click on an ad.', duration: 'P30D' },
    { name: 'muc_ads', purpose: 'Recognizes visitors for ads.', domain: 't.co', duration: 'P13M' },
    { name: 'guest_id*', purpose: 'Recognizes visitors for ads.', domain: 'twitter.com', duration: 'P13M' },
    {
      name: 'personalization_id',
      purpose: 'Recognizes visitors for ads.',
      domain: 'twitter.com',
      duration: 'P13M',
    },
  ],
  loader: {
    id: {
      pattern: /^[a-z0-9]{5,6}$/,
      example: 'o1abc',
      where: 'X Ads, Tools, Events manager: the pixel ID',
    },
    start(id, page) {
      const twq = functionQueue(page, 'twq', { queue: 'queue', handler: 'exe', fields: { version: '1.1' } })
      twq('config', id)
      page.loadScript('https://static.ads-twitter.com/uwt.js')
    },
  },
}
