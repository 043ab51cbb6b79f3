import type { Service } from '../service'

export const mollie: Service = {
  name: 'mollie',
  title: 'Mollie',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'Mollie B.V.', country: 'NL' },
  privacyUrl: 'https://www.mollie.com/legal/privacy',
  hosts: ['js.mollie.com', 'www.mollie.com'],
  stores: [],
}
