import type { Service } from '../service'

export const airship: Service = {
  name: 'airship',
  title: 'Airship',
  category: 'marketing',
  purpose: 'Sends push messages to visitors who allowed them.',
  company: { name: 'Airship Group, Inc.', country: 'US' },
  privacyUrl: 'https://www.airship.com/legal/privacy/',
  hosts: ['urbanairship.com', 'aswpsdkus.com', 'aswpsdkeu.com', 'airship.com'],
  stores: [
    {
      name: 'ua-web-sdk',
      kinds: ['indexedDB'],
      purpose: 'Keeps the subscription to push messages.',
      duration: 'persistent',
    },
  ],
}
