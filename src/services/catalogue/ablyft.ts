import type { Service } from '../service'

export const ablyft: Service = {
  name: 'ablyft',
  title: 'ABlyft',
  category: 'measurement',
  purpose: 'Tests versions of pages.',
  company: { name: 'Conversion Expert GmbH', country: 'DE' },
  privacyUrl: 'https://ablyft.com/en/privacy-policy',
  hosts: ['ablyft.com'],
  stores: [
    {
      name: 'ablyft_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and remembers tests.',
      duration: 'P1Y',
    },
  ],
}
