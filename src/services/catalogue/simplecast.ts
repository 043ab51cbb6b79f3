import type { Service } from '../service'

export const simplecast: Service = {
  name: 'simplecast',
  title: 'Simplecast',
  category: 'experience',
  purpose: 'Plays podcasts from Simplecast on the page.',
  company: { name: 'SiriusXM Holdings Inc.', country: 'US' },
  privacyUrl: 'https://www.simplecast.com/privacy',
  hosts: ['simplecast.com', 'simplecastaudio.com'],
  stores: [],
}
