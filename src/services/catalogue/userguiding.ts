import type { Service } from '../service'

export const userguiding: Service = {
  name: 'userguiding',
  title: 'UserGuiding',
  category: 'functionality',
  purpose: 'Shows hints and tours in the site.',
  company: { name: 'UserGuiding Inc.', country: 'US' },
  privacyUrl: 'https://userguiding.com/privacy-policy',
  hosts: ['userguiding.com'],
  stores: [
    {
      name: '__UGUID__*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognises the visitor and keeps the state of tours.',
      duration: 'P1Y',
    },
  ],
}
