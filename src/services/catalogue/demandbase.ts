import type { Service } from '../service'

export const demandbase: Service = {
  name: 'demandbase',
  title: 'Demandbase',
  category: 'marketing',
  purpose: 'Recognizes the companies of visitors for sales and advertising.',
  company: { name: 'Demandbase, Inc.', country: 'US' },
  privacyUrl: 'https://www.demandbase.com/privacy/',
  hosts: ['demandbase.com', 'company-target.com'],
  stores: [
    { name: 'tuuid', purpose: 'Recognizes the browser across sites.', domain: 'company-target.com', duration: 'P2Y' },
    {
      name: 'tuuid_lu',
      purpose: 'Recognizes the browser across sites.',
      domain: 'company-target.com',
      duration: 'P2Y',
    },
  ],
}
