import type { Service } from '../service'

export const chameleon: Service = {
  name: 'chameleon',
  title: 'Chameleon',
  category: 'functionality',
  purpose: 'Shows hints and tours in the site.',
  company: { name: 'Chameleon Labs, Inc.', country: 'US' },
  privacyUrl: 'https://www.chameleon.io/privacy-policy',
  hosts: ['trychameleon.com', 'chameleon.io'],
  stores: [
    {
      name: 'chmln*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and keeps the state of tours.',
      duration: 'persistent',
    },
  ],
}
