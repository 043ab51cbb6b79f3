import type { Service } from '../service'

export const mediamath: Service = {
  name: 'mediamath',
  title: 'MediaMath',
  category: 'marketing',
  purpose: 'Buys places for advertisements and counts sales after them.',
  company: { name: 'Infillion, Inc.', country: 'US' },
  privacyUrl: 'https://infillion.com/legal/privacy-policy/',
  hosts: ['mathtag.com', 'mediamath.com'],
  stores: [
    {
      name: 'uuidc',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'mathtag.com',
      duration: 'P13M',
    },
    { name: 'mt_mop', purpose: 'Exchanges identifiers with partners.', domain: 'mathtag.com', duration: 'P30D' },
    { name: 'mt_misc', purpose: 'Holds details for advertising.', domain: 'mathtag.com', duration: 'P30D' },
  ],
}
