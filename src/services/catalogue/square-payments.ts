import type { Service } from '../service'

export const squarePayments: Service = {
  name: 'square-payments',
  title: 'Square',
  category: 'necessary',
  purpose: 'Processes payments and prevents fraud.',
  company: { name: 'Block, Inc.', country: 'US' },
  privacyUrl: 'https://squareup.com/legal/general/privacy',
  hosts: ['squarecdn.com', 'pci-connect.squareup.com', 'connect.squareup.com'],
  stores: [],
}
