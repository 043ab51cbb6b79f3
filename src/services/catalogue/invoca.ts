import type { Service } from '../service'

export const invoca: Service = {
  name: 'invoca',
  title: 'Invoca',
  category: 'marketing',
  purpose: 'Shows telephone numbers that tell from which advertisement a caller came.',
  company: { name: 'Invoca, Inc.', country: 'US' },
  privacyUrl: 'https://www.invoca.com/privacy-policy',
  hosts: ['invoca.com', 'invocacdn.com', 'invoca.net'],
  stores: [
    { name: 'invoca_session', purpose: 'Recognizes the visit.', duration: 'P30D' },
    { name: 'invoca_*', kinds: ['localStorage'], purpose: 'Recognizes the visitor.', duration: 'persistent' },
  ],
}
