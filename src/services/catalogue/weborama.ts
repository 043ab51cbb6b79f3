import type { Service } from '../service'

export const weborama: Service = {
  name: 'weborama',
  title: 'Weborama',
  category: 'marketing',
  purpose: 'Collects interests of visitors and counts advertisements.',
  company: { name: 'Weborama SA', country: 'FR' },
  privacyUrl: 'https://weborama.com/en/privacy-2/',
  hosts: ['weborama.fr', 'weborama.com', 'weborama-tech.ru'],
  stores: [
    {
      name: 'AFFICHE_W',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'weborama.fr',
      duration: 'P90D',
    },
  ],
}
