import type { Service } from '../service'

export const mgid: Service = {
  name: 'mgid',
  title: 'MGID',
  category: 'marketing',
  purpose: 'Places advertisements that look like articles.',
  company: { name: 'MGID Inc.', country: 'US' },
  privacyUrl: 'https://www.mgid.com/privacy-policy',
  hosts: ['mgid.com', 'adskeeper.com', 'idealmedia.io'],
  stores: [
    {
      name: 'muidn',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'mgid.com',
      duration: 'P1Y',
    },
  ],
}
