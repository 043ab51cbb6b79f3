import type { Service } from '../service'

export const googlePay: Service = {
  name: 'google-pay',
  title: 'Google Pay',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['pay.google.com'],
  stores: [],
}
