import type { Service } from '../service'

export const canva: Service = {
  name: 'canva',
  title: 'Canva',
  category: 'experience',
  purpose: 'Shows designs and presentations from Canva on the page.',
  company: { name: 'Canva Pty Ltd', country: 'AU' },
  privacyUrl: 'https://www.canva.com/policies/privacy-policy/',
  hosts: ['canva.com'],
  stores: [{ name: 'CDI', purpose: 'Recognizes the browser.', domain: 'canva.com', duration: 'P1Y' }],
}
