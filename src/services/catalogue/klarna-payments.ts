import type { Service } from '../service'

export const klarnaPayments: Service = {
  name: 'klarna-payments',
  title: 'Klarna',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'Klarna Bank AB', country: 'SE' },
  privacyUrl: 'https://www.klarna.com/international/privacy-policy/',
  hosts: ['x.klarnacdn.net', 'js.klarna.com', 'api.klarna.com', 'pay.klarna.com', 'login.klarna.com'],
  stores: [],
}
