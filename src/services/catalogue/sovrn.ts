import type { Service } from '../service'

export const sovrn: Service = {
  name: 'sovrn',
  title: 'Sovrn',
  category: 'marketing',
  purpose: 'Auctions places for advertisements and turns links into paid links.',
  company: { name: 'Sovrn, Inc.', country: 'US' },
  privacyUrl: 'https://www.sovrn.com/privacy-policy/',
  hosts: ['lijit.com', 'sovrn.com', 'viglink.com'],
  stores: [
    {
      name: 'ljt_reader',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'lijit.com',
      duration: 'P1Y',
    },
    { name: 'ljtrtb', purpose: 'Holds identifiers of partners for advertising.', domain: 'lijit.com', duration: 'P1Y' },
    {
      name: '_ljtrtb_*',
      purpose: 'Holds identifiers of partners for advertising.',
      domain: 'lijit.com',
      duration: 'P1Y',
    },
    { name: 'vglnk.Agent.p', purpose: 'Recognizes the browser across sites.', domain: 'viglink.com', duration: 'P1Y' },
  ],
}
