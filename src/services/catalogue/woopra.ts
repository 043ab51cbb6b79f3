import type { Service } from '../service'

export const woopra: Service = {
  name: 'woopra',
  title: 'Woopra',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Appier Group, Inc.', country: 'JP' },
  privacyUrl: 'https://www.appier.com/en/about/privacy-policy',
  hosts: ['woopra.com'],
  stores: [{ name: 'wooTracker', purpose: 'Recognizes the visitor.', duration: 'P2Y' }],
}
