import type { Service } from '../service'

export const simplybook: Service = {
  name: 'simplybook',
  title: 'SimplyBook.me',
  category: 'functionality',
  purpose: 'Lets visitors book appointments on the page.',
  company: { name: 'SimplyBook.me Ltd', country: 'CY' },
  privacyUrl: 'https://simplybook.me/en/policy',
  hosts: ['simplybook.me', 'simplybook.it'],
  stores: [],
}
