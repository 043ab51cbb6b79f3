import type { Service } from '../service'

export const quantcast: Service = {
  name: 'quantcast',
  title: 'Quantcast',
  category: 'marketing',
  purpose: 'Measures audiences and places advertisements.',
  company: { name: 'Quantcast Corporation', country: 'US' },
  privacyUrl: 'https://www.quantcast.com/privacy/',
  hosts: ['quantserve.com', 'quantcount.com'],
  stores: [
    {
      name: 'mc',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'quantserve.com',
      duration: 'P13M',
    },
    { name: 'cref', purpose: 'Holds pages that the browser has visited.', domain: 'quantserve.com', duration: 'P13M' },
    { name: '__qca', purpose: 'Recognizes the visitor for statistics about audiences.', duration: 'P13M' },
  ],
}
