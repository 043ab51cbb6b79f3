import type { Service } from '../service'

export const chatra: Service = {
  name: 'chatra',
  title: 'Chatra',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Chatra, Inc.', country: 'US' },
  privacyUrl: 'https://chatra.com/privacy-policy/',
  hosts: ['chatra.io', 'chatra.com'],
  stores: [
    {
      name: 'Chatra.*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and keeps the state of the chat.',
      duration: 'persistent',
    },
    { name: '__ChatraUniqueKey*', kinds: ['localStorage'], purpose: 'Recognizes the visitor.', duration: 'persistent' },
  ],
}
