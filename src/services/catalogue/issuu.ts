import type { Service } from '../service'

export const issuu: Service = {
  name: 'issuu',
  title: 'Issuu',
  category: 'experience',
  purpose: 'Shows magazines and documents from Issuu on the page.',
  company: { name: 'Issuu, Inc.', country: 'US' },
  privacyUrl: 'https://issuu.com/legal/privacy',
  hosts: ['issuu.com', 'isu.pub'],
  stores: [
    {
      name: 'iutk',
      purpose: 'Recognizes the browser and counts how documents are read.',
      domain: 'issuu.com',
      duration: 'P10Y',
    },
  ],
}
