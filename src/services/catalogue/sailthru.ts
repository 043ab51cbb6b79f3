import type { Service } from '../service'

export const sailthru: Service = {
  name: 'sailthru',
  title: 'Sailthru',
  category: 'marketing',
  purpose: 'Recommends content and sends messages that match what visitors do.',
  company: { name: 'Marigold USA, Inc.', country: 'US' },
  privacyUrl: 'https://meetmarigold.com/privacy/',
  hosts: ['sailthru.com', 'sail-horizon.com', 'sail-personalize.com', 'sail-track.com'],
  stores: [
    { name: 'sailthru_pageviews', purpose: 'Counts the pages of a visit.', duration: 'PT30M' },
    { name: 'sailthru_content', purpose: 'Holds the subjects of pages that the visitor has seen.', duration: 'P1Y' },
    { name: 'sailthru_visitor', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'sailthru_hid', purpose: 'Recognizes a known visitor.', duration: 'P1Y' },
  ],
}
