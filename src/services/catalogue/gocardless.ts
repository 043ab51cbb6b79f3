import type { Service } from '../service'

export const gocardless: Service = {
  name: 'gocardless',
  title: 'GoCardless',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'GoCardless Ltd', country: 'GB' },
  privacyUrl: 'https://gocardless.com/privacy/',
  hosts: ['pay.gocardless.com', 'api.gocardless.com'],
  stores: [],
}
