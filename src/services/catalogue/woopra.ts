import type { Service } from '../service'

export const woopra: Service = {
  name: 'woopra',
  title: 'Woopra',
  category: 'measurement',
  purpose: 'Counts visits and what visitors do on the site.',
  company: { name: 'Appier Group, Inc.', country: 'JP' },
  privacyUrl: 'https://www.appier.com/en/about/privacy-policy',
  hosts: ['woopra.com'],
  stores: [{ name: 'wooTracker', purpose: 'Recognises the visitor.', duration: 'P2Y' }],
}
