import type { Service } from '../service'

export const wonderpush: Service = {
  name: 'wonderpush',
  title: 'WonderPush',
  category: 'marketing',
  purpose: 'Sends push messages to visitors who allowed them.',
  company: { name: 'WonderPush SAS', country: 'FR' },
  privacyUrl: 'https://www.wonderpush.com/privacy-policy/',
  hosts: ['wonderpush.com'],
  stores: [
    {
      name: 'WonderPushSDK*',
      kinds: ['indexedDB'],
      purpose: 'Keeps the subscription to push messages.',
      duration: 'persistent',
    },
  ],
}
