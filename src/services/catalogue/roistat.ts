import type { Service } from '../service'

export const roistat: Service = {
  name: 'roistat',
  title: 'Roistat',
  category: 'measurement',
  purpose: 'Counts visits and sales after advertisements.',
  company: { name: 'Roistat LLC', country: 'RU' },
  privacyUrl: 'https://roistat.com/docs/privacy',
  hosts: ['roistat.com'],
  stores: [
    {
      name: 'roistat_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and where the visitor came from.',
      duration: 'P1Y',
    },
  ],
}
