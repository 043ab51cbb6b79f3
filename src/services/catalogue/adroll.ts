import { callMethod } from '../loading/call-method'
import { methodQueue } from '../loading/method-queue'
import type { Service } from '../service'

const methods = ['setProperties', 'identify', 'track', 'identify_email', 'get_cookie']

export const adroll: Service = {
  name: 'adroll',
  title: 'AdRoll',
  category: 'marketing',
  purpose: 'Shows ads on other sites to people who visited the site, and measures them.',
  company: { name: 'NextRoll, Inc.', country: 'US' },
  privacyUrl: 'https://www.nextroll.com/privacy',
  hosts: ['adroll.com'],
  stores: [
    { name: '__adroll*', purpose: 'Recognizes visitors for ads.', duration: 'P13M' },
    { name: '__ar_v4', purpose: 'Measures ads.', duration: 'P1Y' },
    { name: '_ar_v4', purpose: 'Measures ads.', duration: 'P1Y' },
    { name: 'adroll_*', kinds: ['localStorage'], purpose: 'Keeps settings and identifiers.', duration: 'persistent' },
  ],
  loader: {
    id: {
      pattern: /^[A-Z0-9]{22}\/[A-Z0-9]{22}$/,
      example: 'ABCDEFGHIJ0123456789KL/MNOPQRSTUV0123456789WX',
      where: 'AdRoll, Settings, Pixel: adroll_adv_id, a slash, adroll_pix_id',
    },
    start(id, page) {
      const [advertiser = '', pixel = ''] = id.split('/')
      Object.assign(page.globals, {
        adroll_adv_id: advertiser,
        adroll_pix_id: pixel,
        adroll_version: '2.0',
        __adroll_loaded: true,
      })
      methodQueue(page, 'adroll', methods).f = methods
      callMethod(page, 'adroll.track', 'pageView')
      page.loadScript(`https://s.adroll.com/j/${advertiser}/roundtrip.js`)
    },
  },
}
