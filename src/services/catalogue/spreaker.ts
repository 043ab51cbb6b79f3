import type { Service } from '../service'

export const spreaker: Service = {
  name: 'spreaker',
  title: 'Spreaker',
  category: 'experience',
  purpose: 'Plays podcasts from Spreaker on the page.',
  company: { name: 'Spreaker, Inc.', country: 'US' },
  privacyUrl: 'https://www.iheart.com/legal/privacy/',
  hosts: ['spreaker.com'],
  stores: [],
}
