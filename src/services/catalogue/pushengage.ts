import type { Service } from '../service'

export const pushengage: Service = {
  name: 'pushengage',
  title: 'PushEngage',
  category: 'marketing',
  purpose: 'Sends push messages to visitors who allowed them.',
  company: { name: 'PushEngage, Inc.', country: 'US' },
  privacyUrl: 'https://www.pushengage.com/privacy-policy/',
  hosts: ['pushengage.com'],
  stores: [
    {
      name: 'PushEngageSDK',
      kinds: ['localStorage'],
      purpose: 'Keeps the subscription to push messages.',
      duration: 'persistent',
    },
    {
      name: '_pe_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers whether the visitor was asked about push messages.',
      duration: 'persistent',
    },
  ],
}
