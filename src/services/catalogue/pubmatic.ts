import type { Service } from '../service'

export const pubmatic: Service = {
  name: 'pubmatic',
  title: 'PubMatic',
  category: 'marketing',
  purpose: 'Auctions places for advertisements.',
  company: { name: 'PubMatic, Inc.', country: 'US' },
  privacyUrl: 'https://pubmatic.com/legal/privacy/',
  hosts: ['pubmatic.com'],
  stores: [
    {
      name: 'KADUSERCOOKIE',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'pubmatic.com',
      duration: 'P90D',
    },
    {
      name: 'KTPCACOOKIE',
      purpose: 'Checks whether the browser accepts cookies from other sites.',
      domain: 'pubmatic.com',
      duration: 'P90D',
    },
    {
      name: 'KRTBCOOKIE_*',
      purpose: 'Holds identifiers of partners for advertising.',
      domain: 'pubmatic.com',
      duration: 'P30D',
    },
    { name: 'PugT', purpose: 'Remembers when identifiers were exchanged.', domain: 'pubmatic.com', duration: 'P30D' },
    { name: 'SPugT', purpose: 'Remembers when identifiers were exchanged.', domain: 'pubmatic.com', duration: 'P30D' },
    { name: 'SyncRTB*', purpose: 'Exchanges identifiers with partners.', domain: 'pubmatic.com', duration: 'P90D' },
    { name: 'DPSync*', purpose: 'Exchanges identifiers with partners.', domain: 'pubmatic.com', duration: 'P90D' },
    { name: 'PUBMDCID', purpose: 'Assigns the browser to a data centre.', domain: 'pubmatic.com', duration: 'P90D' },
    {
      name: 'chkChromeAb67Sec',
      purpose: 'Assigns the browser to a test of cookies.',
      domain: 'pubmatic.com',
      duration: 'P90D',
    },
  ],
}
