import type { Service } from '../service'

export const clevertap: Service = {
  name: 'clevertap',
  title: 'CleverTap',
  category: 'marketing',
  purpose: 'Sends messages that match what visitors do.',
  company: { name: 'WizRocket, Inc.', country: 'US' },
  privacyUrl: 'https://clevertap.com/privacy-policy/',
  hosts: ['clevertap.com', 'clevertap-prod.com', 'wzrkt.com'],
  stores: [
    {
      name: 'WZRK_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and the visit.',
      duration: 'P1Y',
    },
  ],
}
