import type { Service } from '../service'

export const appleMaps: Service = {
  name: 'apple-maps',
  title: 'Apple Maps',
  category: 'experience',
  purpose: 'Shows interactive Apple maps on the page.',
  company: { name: 'Apple Inc.', country: 'US' },
  privacyUrl: 'https://www.apple.com/legal/privacy/',
  hosts: ['apple-mapkit.com', 'maps.apple.com'],
  stores: [],
}
