import type { Service } from '../service'

export const transistor: Service = {
  name: 'transistor',
  title: 'Transistor',
  category: 'experience',
  purpose: 'Plays podcasts from Transistor on the page.',
  company: { name: 'Transistor, Inc.', country: 'US' },
  privacyUrl: 'https://transistor.fm/privacy/',
  hosts: ['transistor.fm'],
  stores: [],
}
