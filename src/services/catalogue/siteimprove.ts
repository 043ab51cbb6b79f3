import type { Service } from '../service'

export const siteimprove: Service = {
  name: 'siteimprove',
  title: 'Siteimprove Analytics',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Siteimprove A/S', country: 'DK' },
  privacyUrl: 'https://www.siteimprove.com/privacy/privacy-policy/',
  hosts: ['siteimproveanalytics.com', 'siteimproveanalytics.io', 'siteimprove.com'],
  stores: [{ name: 'nmstat', purpose: 'Recognizes the visitor.', duration: 'P1000D' }],
}
