import type { Service } from '../service'

export const customerIo: Service = {
  name: 'customer-io',
  title: 'Customer.io',
  category: 'marketing',
  purpose: 'Sends messages that match what visitors do.',
  company: { name: 'Peaberry Software, Inc.', country: 'US' },
  privacyUrl: 'https://customer.io/legal/privacy-policy',
  hosts: ['customer.io', 'gist.build'],
  stores: [
    { name: '_cio', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: '_cioid', purpose: 'Recognizes a known visitor.', duration: 'P1Y' },
    { name: '_cioanonid', purpose: 'Recognizes a visitor without an account.', duration: 'P1Y' },
    { name: 'cioFT', purpose: 'Remembers the first and the latest visit.', duration: 'P1Y' },
    { name: 'cioLT', purpose: 'Remembers the first and the latest visit.', duration: 'P1Y' },
  ],
}
