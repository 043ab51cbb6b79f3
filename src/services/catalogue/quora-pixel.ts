import { functionQueue } from '../loading/function-queue'
import type { Service } from '../service'

export const quoraPixel: Service = {
  name: 'quora-pixel',
  title: 'Quora Pixel',
  category: 'marketing',
  purpose: 'Measures ads on Quora, and shows ads there to people who visited the site.',
  company: { name: 'Quora, Inc.', country: 'US' },
  privacyUrl: 'https://www.quora.com/about/privacy',
  hosts: ['a.quora.com', 'q.quora.com'],
  stores: [{ name: 'm-b*', purpose: 'Recognizes browsers.', domain: 'quora.com', duration: 'P2Y' }],
  loader: {
    id: {
      pattern: /^[0-9a-f]{32}$/,
      example: '0123456789abcdef0123456789abcdef',
      where: 'Quora Ads Manager, Pixels and events, Setup pixel',
    },
    start(id, page) {
      const qp = functionQueue(page, 'qp', { queue: 'queue', handler: 'qp' })
      qp('init', id)
      qp('track', 'ViewContent')
      page.loadScript('https://a.quora.com/qevents.js')
    },
  },
}
