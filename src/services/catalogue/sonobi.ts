import type { Service } from '../service'

export const sonobi: Service = {
  name: 'sonobi',
  title: 'Sonobi',
  category: 'marketing',
  purpose: 'Auctions places for advertisements.',
  company: { name: 'Sonobi, Inc.', country: 'US' },
  privacyUrl: 'https://sonobi.com/privacy-policy/',
  hosts: ['sonobi.com'],
  stores: [
    {
      name: '__uis',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'sonobi.com',
      duration: 'P60D',
    },
    { name: '__uin_*', purpose: 'Exchanges identifiers with partners.', domain: 'sonobi.com', duration: 'P1Y' },
    { name: 'HAPLB*', purpose: 'Directs requests to the same server.', domain: 'sonobi.com', duration: 'session' },
  ],
}
