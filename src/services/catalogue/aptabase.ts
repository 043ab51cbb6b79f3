import type { Service } from '../service'

export const aptabase: Service = {
  name: 'aptabase',
  title: 'Aptabase',
  category: 'measurement',
  purpose: 'Measures how visitors use the site, without recognizing them.',
  company: { name: 'Sumbit Labs Ltd', country: 'IE' },
  privacyUrl: 'https://aptabase.com/legal/privacy',
  hosts: ['aptabase.com'],
  stores: [],
}
