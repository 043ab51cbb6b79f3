import type { Service } from '../service'

export const zemanta: Service = {
  name: 'zemanta',
  title: 'Zemanta',
  category: 'marketing',
  purpose: 'Buys places for advertisements and counts sales after them.',
  company: { name: 'Outbrain Inc.', country: 'US' },
  privacyUrl: 'https://www.zemanta.com/privacy/',
  hosts: ['zemanta.com'],
  stores: [
    {
      name: 'zuid',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'zemanta.com',
      duration: 'P1Y',
    },
  ],
}
