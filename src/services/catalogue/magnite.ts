import type { Service } from '../service'

export const magnite: Service = {
  name: 'magnite',
  title: 'Magnite',
  category: 'marketing',
  purpose: 'Auctions places for advertisements.',
  company: { name: 'Magnite, Inc.', country: 'US' },
  privacyUrl: 'https://www.magnite.com/legal/advertising-technology-privacy-policy/',
  hosts: ['rubiconproject.com', 'tremorhub.com', 'spotxchange.com', 'spotx.tv', 'chango.com', 'springserve.com'],
  stores: [
    {
      name: 'khaos',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'rubiconproject.com',
      duration: 'P1Y',
    },
    {
      name: 'khaos_p',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'rubiconproject.com',
      duration: 'P1Y',
    },
    { name: 'audit', purpose: 'Remembers that consent was checked.', domain: 'rubiconproject.com', duration: 'P1Y' },
    { name: 'audit_p', purpose: 'Remembers that consent was checked.', domain: 'rubiconproject.com', duration: 'P1Y' },
    {
      name: 'put_*',
      purpose: 'Holds identifiers of partners for advertising.',
      domain: 'rubiconproject.com',
      duration: 'P30D',
    },
    { name: 'rpb', purpose: 'Exchanges identifiers with partners.', domain: 'rubiconproject.com', duration: 'P30D' },
    { name: 'rpx', purpose: 'Exchanges identifiers with partners.', domain: 'rubiconproject.com', duration: 'P30D' },
    {
      name: 'tvid',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'tremorhub.com',
      duration: 'P1Y',
    },
  ],
}
