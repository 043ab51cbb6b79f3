import type { Service } from '../service'

export const monsido: Service = {
  name: 'monsido',
  title: 'Monsido (Acquia Optimize)',
  category: 'measurement',
  purpose: 'Counts visits and checks the quality of pages.',
  company: { name: 'Acquia Inc.', country: 'US' },
  privacyUrl: 'https://www.acquia.com/about-us/legal/privacy-policy',
  hosts: ['monsido.com'],
  stores: [{ name: 'monsido', purpose: 'Recognizes the visitor.', duration: 'P1Y' }],
}
