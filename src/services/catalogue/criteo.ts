import { listQueue } from '../loading/list-queue'
import type { Service } from '../service'

export const criteo: Service = {
  name: 'criteo',
  title: 'Criteo',
  category: 'marketing',
  purpose: 'Shows ads on other sites to people who visited the site, and measures them.',
  company: { name: 'Criteo S.A.', country: 'FR' },
  privacyUrl: 'https://www.criteo.com/privacy/',
  hosts: ['criteo.com', 'criteo.net'],
  stores: [
    {
      name: 'cto_bundle',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes visitors for ads.',
      duration: 'P13M',
    },
    { name: 'cto_*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes visitors for ads.', duration: 'P13M' },
    { name: 'criteo_*', kinds: ['localStorage'], purpose: 'Matches identifiers for ads.', duration: 'persistent' },
    { name: 'uid', purpose: 'Recognizes visitors for ads.', domain: 'criteo.com', duration: 'P13M' },
  ],
  loader: {
    id: {
      pattern: /^\d{3,8}$/,
      example: '12345',
      where: 'Criteo Commerce Growth, Events tracking: the partner ID',
    },
    start(id, page) {
      const width = Number(page.globals.innerWidth)
      const siteType = width < 768 ? 'm' : width < 1024 ? 't' : 'd'
      listQueue(page, 'criteo_q').push(
        { event: 'setAccount', account: Number(id) },
        { event: 'setSiteType', type: siteType },
        { event: 'viewPage' },
      )
      page.loadScript(`https://dynamic.criteo.com/js/ld/ld.js?a=${id}`)
    },
  },
}
