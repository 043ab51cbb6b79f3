import type { Service } from '../service'

export const indexExchange: Service = {
  name: 'index-exchange',
  title: 'Index Exchange',
  category: 'marketing',
  purpose: 'Auctions places for advertisements.',
  company: { name: 'Index Exchange Inc.', country: 'CA' },
  privacyUrl: 'https://www.indexexchange.com/privacy/',
  hosts: ['casalemedia.com', 'indexww.com'],
  stores: [
    {
      name: 'CMID',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'casalemedia.com',
      duration: 'P1Y',
    },
    {
      name: 'CMPS',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'casalemedia.com',
      duration: 'P90D',
    },
    {
      name: 'CMPRO',
      purpose: 'Holds identifiers of partners for advertising.',
      domain: 'casalemedia.com',
      duration: 'P90D',
    },
    { name: 'CMRUM3', purpose: 'Exchanges identifiers with partners.', domain: 'casalemedia.com', duration: 'P1Y' },
    { name: 'CMST', purpose: 'Counts advertisements.', domain: 'casalemedia.com', duration: 'P1D' },
  ],
}
