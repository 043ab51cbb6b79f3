import type { Service } from '../service'

export const beamer: Service = {
  name: 'beamer',
  title: 'Beamer',
  category: 'functionality',
  purpose: 'Shows news about the site.',
  company: { name: 'Joincube, Inc.', country: 'US' },
  privacyUrl: 'https://www.getbeamer.com/privacy-policy',
  hosts: ['getbeamer.com'],
  stores: [
    {
      name: '_BEAMER_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and remembers which news were read.',
      duration: 'P300D',
    },
  ],
}
