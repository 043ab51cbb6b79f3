import type { Service } from '../service'

export const drip: Service = {
  name: 'drip',
  title: 'Drip',
  category: 'marketing',
  purpose: 'Shows sign-up forms and sends messages that match what visitors do.',
  company: { name: 'Drip Global, Inc.', country: 'US' },
  privacyUrl: 'https://www.drip.com/privacy',
  hosts: ['getdrip.com', 'drip.com'],
  stores: [{ name: '_drip_client_*', purpose: 'Recognizes the visitor.', duration: 'P2Y' }],
}
