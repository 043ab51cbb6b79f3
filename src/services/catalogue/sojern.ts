import type { Service } from '../service'

export const sojern: Service = {
  name: 'sojern',
  title: 'Sojern',
  category: 'marketing',
  purpose: 'Places travel advertisements and counts bookings after them.',
  company: { name: 'Sojern, Inc.', country: 'US' },
  privacyUrl: 'https://www.sojern.com/privacy/privacy-policy/',
  hosts: ['sojern.com'],
  stores: [],
}
