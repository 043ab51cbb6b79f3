import type { Service } from '../service'

export const sleeknote: Service = {
  name: 'sleeknote',
  title: 'Sleeknote',
  category: 'marketing',
  purpose: 'Shows sign-up forms and offers.',
  company: { name: 'Sleeknote ApS', country: 'DK' },
  privacyUrl: 'https://sleeknote.com/privacy-policy',
  hosts: ['sleeknote.com'],
  stores: [
    {
      name: 'SNS',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers whether a form was shown.',
      duration: 'persistent',
    },
    {
      name: 'SNP',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers whether a form was shown.',
      duration: 'persistent',
    },
  ],
}
