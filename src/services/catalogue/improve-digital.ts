import type { Service } from '../service'

export const improveDigital: Service = {
  name: 'improve-digital',
  title: 'Improve Digital',
  category: 'marketing',
  purpose: 'Auctions places for advertisements.',
  company: { name: 'Improve Digital B.V.', country: 'NL' },
  privacyUrl: 'https://www.improvedigital.com/platform-privacy-policy',
  hosts: ['360yield.com', 'improvedigital.com'],
  stores: [
    { name: 'um', purpose: 'Exchanges identifiers with partners.', domain: '360yield.com', duration: 'P90D' },
    { name: 'umeh', purpose: 'Exchanges identifiers with partners.', domain: '360yield.com', duration: 'P90D' },
    {
      name: 'tuuid',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: '360yield.com',
      duration: 'P90D',
    },
    {
      name: 'tuuid_lu',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: '360yield.com',
      duration: 'P90D',
    },
  ],
}
