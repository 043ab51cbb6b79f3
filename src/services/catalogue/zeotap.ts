import type { Service } from '../service'

export const zeotap: Service = {
  name: 'zeotap',
  title: 'zeotap',
  category: 'marketing',
  purpose: 'Recognizes visitors across sites for advertising.',
  company: { name: 'zeotap GmbH', country: 'DE' },
  privacyUrl: 'https://zeotap.com/product-privacy-policy/',
  hosts: ['zeotap.com'],
  stores: [
    {
      name: 'idp',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'zeotap.com',
      duration: 'P1Y',
    },
    { name: 'zc', purpose: 'Exchanges identifiers with partners.', domain: 'zeotap.com', duration: 'P1Y' },
    { name: 'zsc', purpose: 'Exchanges identifiers with partners.', domain: 'zeotap.com', duration: 'P1Y' },
  ],
}
