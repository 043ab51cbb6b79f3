import type { Service } from '../service'

export const triplelift: Service = {
  name: 'triplelift',
  title: 'TripleLift',
  category: 'marketing',
  purpose: 'Auctions places for advertisements.',
  company: { name: 'TripleLift, Inc.', country: 'US' },
  privacyUrl: 'https://triplelift.com/privacy/',
  hosts: ['3lift.com', 'triplelift.com'],
  stores: [
    {
      name: 'tluid',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: '3lift.com',
      duration: 'P90D',
    },
    {
      name: 'tluidp',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: '3lift.com',
      duration: 'P90D',
    },
  ],
}
