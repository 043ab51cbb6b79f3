import { functionQueue } from '../loading/function-queue'
import type { Service } from '../service'

export const simpleAnalytics: Service = {
  name: 'simple-analytics',
  title: 'Simple Analytics',
  category: 'measurement',
  purpose: 'Counts visits without cookies.',
  company: { name: 'Simple Analytics B.V.', country: 'NL' },
  privacyUrl: 'https://www.simpleanalytics.com/privacy-policy',
  hosts: ['simpleanalyticscdn.com'],
  stores: [],
  loader: {
    id: {
      pattern: /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
      example: 'example.com',
      where: 'the domain of your site, as you added it to Simple Analytics',
    },
    start(id, page) {
      functionQueue(page, 'sa_event', { items: 'arrays' })
      page.loadScript('https://scripts.simpleanalyticscdn.com/latest.js', { 'data-hostname': id })
    },
  },
}
