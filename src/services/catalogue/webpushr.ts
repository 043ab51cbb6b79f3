import type { Service } from '../service'

export const webpushr: Service = {
  name: 'webpushr',
  title: 'Webpushr',
  category: 'marketing',
  purpose: 'Sends push messages to visitors who allowed them.',
  company: { name: 'Webpushr Inc.', country: 'US' },
  privacyUrl: 'https://www.webpushr.com/privacy-policy',
  hosts: ['webpushr.com'],
  stores: [
    {
      name: '_webpushr*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Keeps the subscription to push messages.',
      duration: 'persistent',
    },
  ],
}
