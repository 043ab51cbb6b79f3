import type { Service } from '../service'

export const yieldmo: Service = {
  name: 'yieldmo',
  title: 'Yieldmo',
  category: 'marketing',
  purpose: 'Auctions places for advertisements.',
  company: { name: 'Yieldmo, Inc.', country: 'US' },
  privacyUrl: 'https://www.yieldmo.com/privacy/',
  hosts: ['yieldmo.com'],
  stores: [
    {
      name: 'yieldmo_id',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'yieldmo.com',
      duration: 'P1Y',
    },
    { name: 'ptrc', purpose: 'Exchanges identifiers with partners.', domain: 'yieldmo.com', duration: 'P1Y' },
    { name: 'ptrpp', purpose: 'Exchanges identifiers with partners.', domain: 'yieldmo.com', duration: 'P1Y' },
    { name: 'ptrrhs', purpose: 'Exchanges identifiers with partners.', domain: 'yieldmo.com', duration: 'P1Y' },
    { name: 'ptropenx', purpose: 'Exchanges identifiers with partners.', domain: 'yieldmo.com', duration: 'P1Y' },
  ],
}
