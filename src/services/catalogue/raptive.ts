import type { Service } from '../service'

export const raptive: Service = {
  name: 'raptive',
  title: 'Raptive',
  category: 'marketing',
  purpose: 'Chooses and places the advertisements of the site.',
  company: { name: 'CMI Marketing, Inc.', country: 'US' },
  privacyUrl: 'https://raptive.com/privacy-policy/',
  hosts: ['adthrive.com', 'raptive.com', 'cafemedia.com'],
  stores: [
    {
      name: 'adthrive*',
      kinds: ['localStorage'],
      purpose: 'Holds details of the visit for advertising.',
      duration: 'persistent',
    },
  ],
}
