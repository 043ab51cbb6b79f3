import type { Service } from '../service'

export const zeotap: Service = {
  name: 'zeotap',
  title: 'zeotap',
  category: 'marketing',
  purpose: 'Recognises visitors across sites for advertising.',
  company: { name: 'zeotap GmbH', country: 'DE' },
  privacyUrl: 'https://zeotap.com/privacy_policy/',
  hosts: ['zeotap.com'],
  stores: [
    {
      name: 'idp',
      purpose: 'Recognises the browser across sites for advertising (set on zeotap.com).',
      duration: 'P1Y',
    },
    { name: 'zc', purpose: 'Exchanges identifiers with partners (set on zeotap.com).', duration: 'P1Y' },
    { name: 'zsc', purpose: 'Exchanges identifiers with partners (set on zeotap.com).', duration: 'P1Y' },
  ],
}
