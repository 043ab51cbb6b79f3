import { functionQueue } from '../loading/function-queue'
import type { Service, ServicePage } from '../service'

const pixel = (page: ServicePage) => {
  const fbq = functionQueue(page, 'fbq', {
    queue: 'queue',
    handler: 'callMethod',
    fields: { loaded: true, version: '2.0' },
  })
  // The script looks for its stub under both names, and for a method `push`.
  fbq.push ??= fbq
  if (page.globals['_fbq'] === undefined) Object.assign(page.globals, { _fbq: fbq })
  return fbq
}

export const metaPixel: Service = {
  name: 'meta-pixel',
  title: 'Meta Pixel',
  category: 'marketing',
  purpose: 'Measures ads on Facebook and Instagram, and shows ads there to people who visited the site.',
  company: { name: 'Meta Platforms, Inc.', country: 'US' },
  privacyUrl: 'https://www.facebook.com/privacy/policy/',
  hosts: ['connect.facebook.net', 'facebook.com/tr'],
  stores: [
    { name: '_fbp', purpose: 'Recognizes visitors for ads.', duration: 'P90D' },
    { name: '_fbc', purpose: 'Stores the click on an ad.', duration: 'P90D' },
    {
      name: 'lastExternalReferrer*',
      kinds: ['localStorage'],
      purpose: 'Stores where visitors came from.',
      duration: 'persistent',
    },
    { name: 'fr', purpose: 'Chooses and measures ads.', domain: 'facebook.com', duration: 'P90D' },
  ],
  loader: {
    id: {
      pattern: /^\d{8,20}$/,
      example: '123456789012345',
      where: 'Meta Events Manager, Data sources, your pixel: the dataset ID',
    },
    start(id, page) {
      const fbq = pixel(page)
      // Only the grant, and before init: Meta drops the page view if it follows a `revoke`.
      fbq('consent', 'grant')
      fbq('init', id)
      fbq('track', 'PageView')
      page.loadScript('https://connect.facebook.net/en_US/fbevents.js')
    },
    update: (granted, _id, page) => void pixel(page)('consent', granted ? 'grant' : 'revoke'),
  },
}
