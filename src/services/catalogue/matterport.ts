import type { Service } from '../service'

export const matterport: Service = {
  name: 'matterport',
  title: 'Matterport',
  category: 'experience',
  purpose: 'Shows tours of rooms and buildings in three dimensions.',
  company: { name: 'Matterport, LLC', country: 'US' },
  privacyUrl: 'https://matterport.com/legal/privacy-policy',
  hosts: ['matterport.com', 'mpembed.com'],
  stores: [],
}
