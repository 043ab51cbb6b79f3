import { functionQueue } from '../loading/function-queue'
import type { Service } from '../service'

export const snapPixel: Service = {
  name: 'snap-pixel',
  title: 'Snap Pixel',
  category: 'marketing',
  purpose: 'Measures ads on Snapchat, and shows ads there to people who visited the site.',
  company: { name: 'Snap Inc.', country: 'US' },
  privacyUrl: 'https://values.snap.com/privacy/privacy-policy',
  hosts: ['sc-static.net', 'tr.snapchat.com'],
  stores: [
    { name: '_schn', purpose: 'Records where visits came from.', duration: 'P1D' },
    { name: '_scid', purpose: 'Recognizes visitors for ads.', duration: 'P13M' },
    { name: '_scid_r', purpose: 'Recognizes visitors for ads.', duration: 'P13M' },
    { name: '_sctr', purpose: 'Records when identifiers were matched.', duration: 'P13M' },
    { name: '_ScCbts', purpose: 'Records which identifiers were matched.', duration: 'P14D' },
    { name: '_schn1', purpose: 'Records where visits came from.', duration: 'P1D' },
    {
      name: 'u_sclid*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Stores the click on an ad.',
      duration: 'persistent',
    },
    {
      name: 'u_scsid*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of the visit.',
      duration: 'session',
    },
    { name: 'sc_at', purpose: 'Recognizes visitors for ads.', domain: 'snapchat.com', duration: 'P1Y' },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      example: '01234567-89ab-cdef-0123-456789abcdef',
      where: 'Snapchat Ads Manager, Events Manager: the pixel ID',
    },
    start(id, page) {
      const snaptr = functionQueue(page, 'snaptr', { queue: 'queue', handler: 'handleRequest' })
      snaptr('init', id)
      snaptr('track', 'PAGE_VIEW')
      page.loadScript('https://sc-static.net/scevent.min.js')
    },
  },
}
