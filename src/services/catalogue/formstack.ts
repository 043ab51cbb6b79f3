import type { Service } from '../service'

export const formstack: Service = {
  name: 'formstack',
  title: 'Formstack',
  category: 'functionality',
  purpose: 'Shows Formstack forms on the page.',
  company: { name: 'Formstack, LLC', country: 'US' },
  privacyUrl: 'https://www.intellistack.com/legal/privacy-policy',
  hosts: ['formstack.com'],
  stores: [],
}
