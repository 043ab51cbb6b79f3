import type { Service } from '../service'

export const verintForesee: Service = {
  name: 'verint-foresee',
  title: 'Verint (ForeSee)',
  category: 'measurement',
  purpose: 'Shows surveys, collects the answers and can record visits.',
  company: { name: 'Verint Systems Inc.', country: 'US' },
  privacyUrl: 'https://www.verint.com/our-company/legal-documents/privacy-policy/',
  hosts: ['foresee.com', 'foreseeresults.com', '4seeresults.com', 'answerscloud.com', 'verint-cdn.com'],
  stores: [
    {
      name: '_4c_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Keeps the state of surveys and counts the visitor.',
      duration: 'persistent',
    },
    {
      name: 'fsr.*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and remembers whether a survey was shown.',
      duration: 'P90D',
    },
  ],
}
