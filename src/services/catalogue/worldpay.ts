import type { Service } from '../service'

export const worldpay: Service = {
  name: 'worldpay',
  title: 'Worldpay',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'Worldpay, LLC', country: 'US' },
  privacyUrl: 'https://www.worldpay.com/en/privacy-policy',
  hosts: ['access.worldpay.com', 'payments.worldpay.com'],
  stores: [],
}
