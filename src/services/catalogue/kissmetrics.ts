import type { Service } from '../service'

export const kissmetrics: Service = {
  name: 'kissmetrics',
  title: 'Kissmetrics',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Kissmetrics Software LLC', country: 'US' },
  privacyUrl: 'https://www.kissmetrics.io/privacy/',
  hosts: ['kissmetrics.com', 'kissmetrics.io', 'doug1izaerwt3.cloudfront.net'],
  stores: [
    { name: 'km_ai', purpose: 'Recognizes the visitor.', duration: 'P5Y' },
    { name: 'km_ni', purpose: 'Recognizes a known visitor.', duration: 'P5Y' },
    { name: 'km_lv', purpose: 'Remembers when the visitor was seen last.', duration: 'P5Y' },
    { name: 'km_vs', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: 'km_uq', purpose: 'Holds events to send.', duration: 'session' },
  ],
}
