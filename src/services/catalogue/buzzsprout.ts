import type { Service } from '../service'

export const buzzsprout: Service = {
  name: 'buzzsprout',
  title: 'Buzzsprout',
  category: 'experience',
  purpose: 'Plays podcasts from Buzzsprout on the page.',
  company: { name: 'Higher Pixels, Inc.', country: 'US' },
  privacyUrl: 'https://www.buzzsprout.com/privacy',
  hosts: ['buzzsprout.com'],
  stores: [],
}
