import type { Service } from '../service'

export const openx: Service = {
  name: 'openx',
  title: 'OpenX',
  category: 'marketing',
  purpose: 'Auctions places for advertisements.',
  company: { name: 'OpenX Technologies, Inc.', country: 'US' },
  privacyUrl: 'https://www.openx.com/privacy-center/openx-ad-exchange-privacy-policy/',
  hosts: ['openx.net', 'openxcdn.net', 'servedbyopenx.com', 'openx.com'],
  stores: [
    { name: 'univ_id', purpose: 'Exchanges identifiers with partners.', domain: 'openx.net', duration: 'P3D' },
    { name: 'pd', purpose: 'Holds identifiers of partners for advertising.', domain: 'openx.net', duration: 'P15D' },
    {
      name: 'OAID',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'openx.net',
      duration: 'P1Y',
    },
    { name: 'OAGEO*', purpose: "Remembers the visitor's rough location.", domain: 'openx.net', duration: 'session' },
  ],
}
