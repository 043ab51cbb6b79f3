import type { Service } from '../service'

export const bidswitch: Service = {
  name: 'bidswitch',
  title: 'BidSwitch',
  category: 'marketing',
  purpose: 'Exchanges identifiers between buyers and sellers of advertisements.',
  company: { name: 'Criteo S.A.', country: 'FR' },
  privacyUrl: 'https://www.iponweb.com/policies-legal/bidswitch-privacy-policy/',
  hosts: ['bidswitch.net', 'bidswitch.com'],
  stores: [
    {
      name: 'tuuid',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'bidswitch.net',
      duration: 'P1Y',
    },
    {
      name: 'tuuid_lu',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'bidswitch.net',
      duration: 'P1Y',
    },
  ],
}
