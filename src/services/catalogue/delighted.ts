import type { Service } from '../service'

export const delighted: Service = {
  name: 'delighted',
  title: 'Delighted',
  category: 'measurement',
  purpose: 'Shows surveys and collects the answers.',
  company: { name: 'Qualtrics, LLC', country: 'US' },
  privacyUrl: 'https://www.qualtrics.com/privacy-statement/',
  hosts: ['delighted.com'],
  stores: [
    {
      name: 'delighted_web_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers whether a survey was shown.',
      duration: 'persistent',
    },
  ],
}
