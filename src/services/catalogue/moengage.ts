import type { Service } from '../service'

export const moengage: Service = {
  name: 'moengage',
  title: 'MoEngage',
  category: 'marketing',
  purpose: 'Sends messages that match what visitors do.',
  company: { name: 'MoEngage, Inc.', country: 'US' },
  privacyUrl: 'https://www.moengage.com/privacy-policy/',
  hosts: ['moengage.com'],
  stores: [
    { name: 'moe_uuid', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: 'moe_*', kinds: ['cookie', 'localStorage'], purpose: 'Holds what the visitor did.', duration: 'P2Y' },
    { name: 'MOE_DATA', kinds: ['localStorage'], purpose: 'Holds what the visitor did.', duration: 'persistent' },
  ],
}
