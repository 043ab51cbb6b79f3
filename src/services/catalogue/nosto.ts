import type { Service } from '../service'

export const nosto: Service = {
  name: 'nosto',
  title: 'Nosto',
  category: 'marketing',
  purpose: 'Recommends products of the shop to visitors.',
  company: { name: 'Nosto Solutions Ltd', country: 'FI' },
  privacyUrl: 'https://www.nosto.com/legal/privacy-policy/',
  hosts: ['nosto.com'],
  stores: [
    { name: '2c.cId', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    {
      name: 'nostojs',
      kinds: ['localStorage'],
      purpose: 'Holds what the visitor did in the shop.',
      duration: 'persistent',
    },
  ],
}
