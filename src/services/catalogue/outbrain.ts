import { functionQueue } from '../loading/function-queue'
import type { Service } from '../service'

export const outbrain: Service = {
  name: 'outbrain',
  title: 'Outbrain',
  category: 'marketing',
  purpose: 'Measures and shows recommended content and ads on other sites.',
  company: { name: 'Outbrain Inc.', country: 'US' },
  privacyUrl: 'https://www.outbrain.com/privacy/',
  hosts: ['outbrain.com', 'outbrainimg.com'],
  stores: [
    { name: 'outbrain_cid_fetch', purpose: 'Records that the click identifier was requested.', duration: 'PT5M' },
    { name: 'outbrain_dicbo_id', purpose: 'Stores the click on an ad.', duration: 'P1D' },
    { name: 'dicbo_id', kinds: ['cookie', 'localStorage'], purpose: 'Stores the click on an ad.', duration: 'P1D' },
    { name: 'unifiedPixel', purpose: 'Keeps the state of the visit.', duration: 'session' },
    { name: 'OB-USER-TOKEN', kinds: ['localStorage'], purpose: 'Recognizes visitors for ads.', duration: 'P90D' },
    { name: 'obuid', purpose: 'Recognizes visitors for ads.', domain: 'outbrain.com', duration: 'P90D' },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{32,36}$/,
      example: '0123456789abcdef0123456789abcdef01',
      where: 'Outbrain Amplify, Conversions, Outbrain pixel: the advertiser ID',
    },
    start(id, page) {
      const obApi = functionQueue(page, 'obApi', {
        queue: 'queue',
        handler: 'dispatch',
        fields: { version: '1.1', loaded: true, marketerId: id },
      })
      obApi('track', 'PAGE_VIEW')
      page.loadScript('https://amplify.outbrain.com/cp/obtp.js')
    },
  },
}
