import type { Service } from '../service'

export const constantContact: Service = {
  name: 'constant-contact',
  title: 'Constant Contact',
  category: 'marketing',
  purpose: 'Shows sign-up forms and sends newsletters.',
  company: { name: 'Constant Contact, Inc.', country: 'US' },
  privacyUrl: 'https://www.constantcontact.com/legal/privacy-notice',
  hosts: ['ctctcdn.com', 'constantcontact.com', 'ctct.com'],
  stores: [],
}
