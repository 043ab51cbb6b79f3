import type { Service } from '../service'

export const basis: Service = {
  name: 'basis',
  title: 'Basis',
  category: 'marketing',
  purpose: 'Buys advertisements and counts sales after them.',
  company: { name: 'Basis Global Technologies, Inc.', country: 'US' },
  privacyUrl: 'https://privacy.basis.net/',
  hosts: ['sitescout.com', 'basis.net', 'pixel.ad', 'brand-server.com', 'basis.com'],
  stores: [
    {
      name: 'ssi',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'sitescout.com',
      duration: 'P1Y',
    },
    { name: '_ssum', purpose: 'Exchanges identifiers with partners.', domain: 'sitescout.com', duration: 'P1Y' },
  ],
}
