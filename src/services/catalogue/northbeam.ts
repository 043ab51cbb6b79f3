import type { Service } from '../service'

export const northbeam: Service = {
  name: 'northbeam',
  title: 'Northbeam',
  category: 'marketing',
  purpose: 'Counts visits and sales after advertisements.',
  company: { name: 'Northbeam, Inc.', country: 'US' },
  privacyUrl: 'https://www.northbeam.io/privacy-policy',
  hosts: ['northbeam.io'],
  stores: [
    { name: '_nb_sp_id.*', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: '_nb_sp_ses.*', purpose: 'Recognizes the visit.', duration: 'PT30M' },
  ],
}
