import type { Service } from '../service'

export const xandr: Service = {
  name: 'xandr',
  title: 'Xandr',
  category: 'marketing',
  purpose: 'Auctions places for advertisements and builds audiences.',
  company: { name: 'Microsoft Corporation', country: 'US' },
  privacyUrl: 'https://www.microsoft.com/privacy/privacystatement',
  hosts: ['adnxs.com', 'adnxs-simple.com', 'xandr.com'],
  stores: [
    {
      name: 'uuid2',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'adnxs.com',
      duration: 'P90D',
    },
    { name: 'anj', purpose: 'Holds identifiers of partners for advertising.', domain: 'adnxs.com', duration: 'P90D' },
    { name: 'usersync', purpose: 'Exchanges identifiers with partners.', domain: 'adnxs.com', duration: 'P90D' },
    { name: 'icu', purpose: 'Limits how often an advertisement is shown.', domain: 'adnxs.com', duration: 'P90D' },
    { name: 'uids', purpose: 'Holds identifiers of partners for advertising.', domain: 'adnxs.com', duration: 'P120D' },
    {
      name: 'XANDR_PANID',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'adnxs.com',
      duration: 'P90D',
    },
  ],
}
