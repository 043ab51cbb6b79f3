import type { Service } from '../service'

export const nielsenDmp: Service = {
  name: 'nielsen-dmp',
  title: 'Nielsen Marketing Cloud',
  category: 'marketing',
  purpose: 'Collects interests of visitors for advertising.',
  company: { name: 'The Nielsen Company (US), LLC', country: 'US' },
  privacyUrl: 'https://www.nielsen.com/legal/privacy-principles/nielsen-marketing-cloud-privacy-notice/',
  hosts: ['exelator.com', 'exelate.com'],
  stores: [
    {
      name: 'ud',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'exelator.com',
      duration: 'P120D',
    },
    {
      name: 'udo',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'exelator.com',
      duration: 'P120D',
    },
    {
      name: 'EE',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'exelator.com',
      duration: 'P120D',
    },
  ],
}
