import type { Service } from '../service'

export const lotame: Service = {
  name: 'lotame',
  title: 'Lotame',
  category: 'marketing',
  purpose: 'Collects interests of visitors for advertising.',
  company: { name: 'Lotame Solutions, Inc.', country: 'US' },
  privacyUrl: 'https://www.lotame.com/about-lotame/privacy/lotames-products-services-privacy-policy/',
  hosts: ['crwdcntrl.net', 'lotame.com'],
  stores: [
    {
      name: '_cc_id',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the browser across sites for advertising.',
      duration: 'P9M',
    },
    { name: '_cc_dc', purpose: 'Holds groups of interests for advertising.', domain: 'crwdcntrl.net', duration: 'P9M' },
    {
      name: '_cc_aud',
      purpose: 'Holds groups of interests for advertising.',
      domain: 'crwdcntrl.net',
      duration: 'P9M',
    },
    {
      name: 'panoramaId',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor across sites for advertising.',
      duration: 'P7D',
    },
    {
      name: 'panoramaId_expiry',
      kinds: ['cookie', 'localStorage'],
      purpose: "Holds the end of the identifier's validity.",
      duration: 'P7D',
    },
  ],
}
