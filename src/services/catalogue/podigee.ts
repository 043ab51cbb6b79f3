import type { Service } from '../service'

export const podigee: Service = {
  name: 'podigee',
  title: 'Podigee',
  category: 'experience',
  purpose: 'Plays podcasts from Podigee on the page.',
  company: { name: 'Podigee GmbH', country: 'DE' },
  privacyUrl: 'https://www.podigee.com/en/about/privacy',
  hosts: ['podigee.io', 'podigee.com', 'podigee-cdn.net'],
  stores: [],
}
