import { functionQueue } from '../loading/function-queue'
import type { Service, ServicePage } from '../service'

const tag = (page: ServicePage) =>
  functionQueue(page, 'pintrk', { queue: 'queue', items: 'arrays', fields: { version: '3.0' } })

export const pinterestTag: Service = {
  name: 'pinterest-tag',
  title: 'Pinterest Tag',
  category: 'marketing',
  purpose: 'Measures ads on Pinterest, and shows ads there to people who visited the site.',
  company: { name: 'Pinterest, Inc.', country: 'US' },
  privacyUrl: 'https://policy.pinterest.com/en/privacy-policy',
  hosts: ['ct.pinterest.com', 's.pinimg.com/ct', 'log.pinterest.com', 'trk.pinterest.com'],
  stores: [
    { name: '_pin_unauth', purpose: 'Groups the actions of visitors who cannot be identified.', duration: 'P1Y' },
    { name: '_pinterest_ct*', purpose: 'Recognizes visitors for ads.', domain: 'ct.pinterest.com', duration: 'P1Y' },
    { name: '_derived_epik', purpose: 'Stores the click on an ad.', duration: 'P1Y' },
    { name: '_epik', purpose: 'Stores the click on an ad.', duration: 'P1Y' },
    { name: '_routing_id', purpose: 'Chooses the server.', domain: 'pinterest.com', duration: 'P1D' },
  ],
  loader: {
    id: {
      pattern: /^\d{10,16}$/,
      example: '2612345678901',
      where: 'Pinterest Ads Manager, Conversions, Pinterest tag: the tag ID',
    },
    start(id, page) {
      const pintrk = tag(page)
      pintrk('setconsent', true)
      pintrk('load', id)
      pintrk('page')
      page.loadScript('https://s.pinimg.com/ct/core.js')
    },
    update: (granted, _id, page) => void tag(page)('setconsent', granted),
  },
}
