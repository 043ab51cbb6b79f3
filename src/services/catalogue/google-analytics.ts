import { googleTag } from '../loading/google-tag'
import type { Service } from '../service'

const { start, update } = googleTag('measurement')

export const googleAnalytics: Service = {
  name: 'google-analytics',
  title: 'Google Analytics',
  category: 'measurement',
  purpose: 'Counts visits and records how visitors use the site.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['google-analytics.com', 'analytics.google.com', 'stats.g.doubleclick.net'],
  stores: [
    { name: '_ga', purpose: 'Distinguishes visitors.', duration: 'P2Y' },
    { name: '_ga_*', purpose: 'Keeps the state of the visit.', duration: 'P2Y' },
    { name: '_gid', purpose: 'Distinguishes visitors (older versions).', duration: 'P1D' },
    { name: '_gat*', purpose: 'Limits the rate of requests (older versions).', duration: 'PT1M' },
    { name: '_dc_gtm_*', purpose: 'Limits the rate of requests (older versions).', duration: 'PT1M' },
    { name: '_gali', purpose: 'Records which link was clicked.', duration: 'PT30S' },
    { name: '__utm*', purpose: 'Distinguishes visitors and visits (versions before 2013).', duration: 'P2Y' },
    { name: 'FPID', purpose: 'Distinguishes visitors, set by a server of the site.', duration: 'P2Y' },
    { name: 'FPLC', purpose: 'Links visits on several domains of the site.', duration: 'PT20H' },
  ],
  loader: {
    id: {
      pattern: /^G-[A-Z0-9]{6,14}$/,
      example: 'G-ABC123DEF4',
      where: 'Admin, Data streams, your web stream: the measurement ID',
    },
    start,
    update(granted, id, page) {
      // Google's own switch, for visitors who refuse this service but allow others of its category.
      page.globals[`ga-disable-${id}`] = !granted
      update?.(granted, id, page)
    },
  },
}
