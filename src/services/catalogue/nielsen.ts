import type { Service } from '../service'

export const nielsen: Service = {
  name: 'nielsen',
  title: 'Nielsen',
  category: 'measurement',
  purpose: 'Counts visits and advertisements to compare audiences.',
  company: { name: 'The Nielsen Company (US), LLC', country: 'US' },
  privacyUrl: 'https://www.nielsen.com/legal/privacy-principles/digital-measurement-privacy-statement/',
  hosts: ['imrworldwide.com', 'nielsen.com', 'glanceguide.com'],
  stores: [
    {
      name: 'IMRID',
      purpose: 'Recognizes the browser across sites for statistics.',
      domain: 'imrworldwide.com',
      duration: 'P390D',
    },
    { name: 'nol_fpid', purpose: 'Recognizes the visitor for statistics.', duration: 'P1Y' },
  ],
}
