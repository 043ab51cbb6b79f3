import type { Service } from '../service'

export const accessibe: Service = {
  name: 'accessibe',
  title: 'accessiBe',
  category: 'functionality',
  purpose: 'Adapts the look of the page for visitors with disabilities.',
  company: { name: 'accessiBe Ltd', country: 'IL' },
  privacyUrl: 'https://accessibe.com/privacy-policy',
  hosts: ['acsbapp.com', 'acsbap.com', 'accessibe.com'],
  stores: [
    {
      name: 'acsbState',
      kinds: ['localStorage'],
      purpose: 'Remembers the chosen adaptations.',
      duration: 'persistent',
    },
    {
      name: 'acsbReady',
      kinds: ['localStorage'],
      purpose: 'Remembers the chosen adaptations.',
      duration: 'persistent',
    },
    {
      name: 'acsb*',
      kinds: ['localStorage'],
      purpose: 'Keeps settings of the accessibility menu.',
      duration: 'persistent',
    },
  ],
}
