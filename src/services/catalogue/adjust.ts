import type { Service } from '../service'

export const adjust: Service = {
  name: 'adjust',
  title: 'Adjust',
  category: 'marketing',
  purpose: 'Counts visits and installs of apps after advertisements.',
  company: { name: 'Adjust GmbH', country: 'DE' },
  privacyUrl: 'https://www.adjust.com/terms/privacy-policy/',
  hosts: ['adjust.com', 'adjust.io'],
  stores: [
    {
      name: 'adjust-sdk*',
      kinds: ['localStorage', 'indexedDB'],
      purpose: 'Recognizes the visitor and keeps events to send.',
      duration: 'persistent',
    },
  ],
}
