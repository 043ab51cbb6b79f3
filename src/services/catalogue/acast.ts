import type { Service } from '../service'

export const acast: Service = {
  name: 'acast',
  title: 'Acast',
  category: 'experience',
  purpose: 'Plays podcasts from Acast on the page.',
  company: { name: 'Acast AB', country: 'SE' },
  privacyUrl: 'https://www.acast.com/en/privacy',
  hosts: ['embed.acast.com', 'player.acast.com', 'acast.cloud'],
  stores: [],
}
