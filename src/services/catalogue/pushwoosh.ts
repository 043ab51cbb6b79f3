import type { Service } from '../service'

export const pushwoosh: Service = {
  name: 'pushwoosh',
  title: 'Pushwoosh',
  category: 'marketing',
  purpose: 'Sends push messages to visitors who allowed them.',
  company: { name: 'Pushwoosh Inc.', country: 'US' },
  privacyUrl: 'https://www.pushwoosh.com/privacy-policy/',
  hosts: ['pushwoosh.com'],
  stores: [
    {
      name: 'PUSHWOOSH_SDK_STORE',
      kinds: ['indexedDB'],
      purpose: 'Keeps the subscription to push messages.',
      duration: 'persistent',
    },
    {
      name: 'PUSHWOOSH_*',
      kinds: ['localStorage'],
      purpose: 'Keeps the state of push messages.',
      duration: 'persistent',
    },
  ],
}
