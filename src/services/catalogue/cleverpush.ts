import type { Service } from '../service'

export const cleverpush: Service = {
  name: 'cleverpush',
  title: 'CleverPush',
  category: 'marketing',
  purpose: 'Sends push messages to visitors who allowed them.',
  company: { name: 'CleverPush GmbH', country: 'DE' },
  privacyUrl: 'https://cleverpush.com/en/privacy-policy/',
  hosts: ['cleverpush.com'],
  stores: [
    {
      name: 'cleverpush-*',
      kinds: ['localStorage', 'indexedDB'],
      purpose: 'Keeps the subscription to push messages.',
      duration: 'persistent',
    },
  ],
}
