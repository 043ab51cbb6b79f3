import type { Service } from '../service'

export const stackadapt: Service = {
  name: 'stackadapt',
  title: 'StackAdapt',
  category: 'marketing',
  purpose: 'Buys advertisements and counts sales after them.',
  company: { name: 'StackAdapt Inc.', country: 'CA' },
  privacyUrl: 'https://www.stackadapt.com/privacy-policy',
  hosts: ['stackadapt.com'],
  stores: [
    {
      name: 'sa-user-id',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor across sites for advertising.',
      duration: 'P1Y',
    },
    {
      name: 'sa-user-id-v2',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor across sites for advertising.',
      duration: 'P1Y',
    },
    {
      name: 'sa-user-id-v3',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor across sites for advertising.',
      duration: 'P1Y',
    },
  ],
}
