import type { Service } from '../service'

export const userflow: Service = {
  name: 'userflow',
  title: 'Userflow',
  category: 'functionality',
  purpose: 'Shows hints and tours in the site.',
  company: { name: 'Userflow, Inc.', country: 'US' },
  privacyUrl: 'https://www.userflow.com/policies/privacy',
  hosts: ['userflow.com'],
  stores: [
    {
      name: 'userflow:*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of tours.',
      duration: 'persistent',
    },
  ],
}
