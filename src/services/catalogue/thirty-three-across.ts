import type { Service } from '../service'

export const thirtyThreeAcross: Service = {
  name: 'thirty-three-across',
  title: '33Across',
  category: 'marketing',
  purpose: 'Places advertisements and recognizes visitors across sites.',
  company: { name: '33Across, Inc.', country: 'US' },
  privacyUrl: 'https://www.33across.com/privacy-policy',
  hosts: ['33across.com'],
  stores: [
    {
      name: '33x_ps',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: '33across.com',
      duration: 'P1Y',
    },
  ],
}
