import type { Service } from '../service'

export const rumble: Service = {
  name: 'rumble',
  title: 'Rumble',
  category: 'experience',
  purpose: 'Plays Rumble videos on the page.',
  company: { name: 'Rumble Inc.', country: 'US' },
  privacyUrl: 'https://rumble.com/s/privacy',
  hosts: ['rumble.com'],
  stores: [{ name: 'RNSC', purpose: 'Recognizes the visit.', domain: 'rumble.com', duration: 'session' }],
}
