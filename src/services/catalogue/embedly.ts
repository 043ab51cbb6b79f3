import type { Service } from '../service'

export const embedly: Service = {
  name: 'embedly',
  title: 'Embedly',
  category: 'experience',
  purpose: 'Shows posts, videos and links from other sites on the page.',
  company: { name: 'A Medium Corporation', country: 'US' },
  privacyUrl: 'https://embed.ly/legal/privacy',
  hosts: ['embedly.com', 'embed.ly'],
  stores: [],
}
