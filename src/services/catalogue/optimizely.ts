import { listQueue } from '../loading/list-queue'
import type { Service, ServicePage } from '../service'

const optOut = (page: ServicePage, isOptOut: boolean): void =>
  void listQueue(page, 'optimizely').push({ type: 'optOut', isOptOut })

export const optimizely: Service = {
  name: 'optimizely',
  title: 'Optimizely',
  category: 'measurement',
  purpose: 'Shows variants of pages to different visitors and measures which works better.',
  company: { name: 'Optimizely, Inc.', country: 'US' },
  privacyUrl: 'https://www.optimizely.com/legal/privacy-notice/',
  hosts: ['optimizely.com'],
  stores: [
    { name: 'optimizelyEndUserId', purpose: 'Shows visitors the same variants again.', duration: 'P6M' },
    { name: 'optimizelyOptOut', purpose: 'Stores whether tests are refused.', duration: 'P10Y' },
    { name: 'optimizelyRedirectData', purpose: 'Stores the variant while the page changes.', duration: 'PT5S' },
    { name: 'optimizelyDomainTestCookie', purpose: 'Checks whether cookies can be set.', duration: 'P6M' },
    {
      name: 'optimizely*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps variants and events.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^\d{6,20}$/,
      example: '12345678901',
      where: 'Optimizely, Settings, Implementation: the project ID',
    },
    start(id, page) {
      optOut(page, false)
      page.loadScript(`https://cdn.optimizely.com/js/${id}.js`)
    },
    update: (granted, _id, page) => optOut(page, !granted),
  },
}
