import type { Service } from '../service'

export const liveintent: Service = {
  name: 'liveintent',
  title: 'LiveIntent',
  category: 'marketing',
  purpose: 'Recognizes visitors by e-mail addresses for advertising.',
  company: { name: 'LiveIntent, Inc.', country: 'US' },
  privacyUrl: 'https://www.liveintent.com/services-privacy-policy/',
  hosts: ['liadm.com', 'liveintent.com'],
  stores: [
    {
      name: 'lidid',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'liadm.com',
      duration: 'P2Y',
    },
    { name: '_li_ss', purpose: 'Exchanges identifiers with partners.', domain: 'liadm.com', duration: 'P30D' },
    { name: '_li_dcdm_c', purpose: 'Holds the domain on which cookies can be set.', duration: 'session' },
    {
      name: '_lc2_fpi',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor on the site.',
      duration: 'P2Y',
    },
  ],
}
