import type { Service } from '../service'

export const adition: Service = {
  name: 'adition',
  title: 'ADITION',
  category: 'marketing',
  purpose: 'Chooses and places advertisements.',
  company: { name: 'Virtual Minds GmbH', country: 'DE' },
  privacyUrl: 'https://www.adition.com/en/privacy-platform',
  hosts: ['adition.com', 'theadex.com'],
  stores: [
    {
      name: 'UserID1',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'adition.com',
      duration: 'P180D',
    },
  ],
}
