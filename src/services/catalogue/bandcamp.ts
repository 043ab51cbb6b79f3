import type { Service } from '../service'

export const bandcamp: Service = {
  name: 'bandcamp',
  title: 'Bandcamp',
  category: 'experience',
  purpose: 'Plays music from Bandcamp on the page.',
  company: { name: 'Bandcamp, Inc.', country: 'US' },
  privacyUrl: 'https://bandcamp.com/privacy',
  hosts: ['bandcamp.com', 'bcbits.com'],
  stores: [
    { name: 'client_id', purpose: 'Recognizes the browser.', domain: 'bandcamp.com', duration: 'P5Y' },
    {
      name: 'BACKENDID3',
      purpose: 'Directs requests to the same server.',
      domain: 'bandcamp.com',
      duration: 'session',
    },
  ],
}
