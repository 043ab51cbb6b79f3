import type { Service } from '../service'

export const podbean: Service = {
  name: 'podbean',
  title: 'Podbean',
  category: 'experience',
  purpose: 'Plays podcasts from Podbean on the page.',
  company: { name: 'Podbean Inc.', country: 'US' },
  privacyUrl: 'https://www.podbean.com/privacy',
  hosts: ['podbean.com'],
  stores: [],
}
