import type { Service } from '../service'

export const sharethis: Service = {
  name: 'sharethis',
  title: 'ShareThis',
  category: 'marketing',
  purpose: 'Shows share buttons and collects interests for advertising.',
  company: { name: 'ShareThis, Inc.', country: 'US' },
  privacyUrl: 'https://sharethis.com/privacy/',
  hosts: ['sharethis.com'],
  stores: [
    { name: '__stid', purpose: 'Recognizes the browser across sites.', domain: 'sharethis.com', duration: 'P1Y' },
    { name: '__stidv', purpose: 'Holds the version of the identifier.', domain: 'sharethis.com', duration: 'P1Y' },
    { name: 'fpestid', purpose: 'Recognizes the visitor for advertising.', duration: 'P13M' },
    {
      name: 'pxcelPage*',
      purpose: 'Keeps the state of data exchange with partners.',
      domain: 'sharethis.com',
      duration: 'P1Y',
    },
  ],
}
