import type { Service } from '../service'

export const userpilot: Service = {
  name: 'userpilot',
  title: 'Userpilot',
  category: 'functionality',
  purpose: 'Shows hints and tours in the site and counts what visitors do.',
  company: { name: 'Userpilot, Inc.', country: 'US' },
  privacyUrl: 'https://userpilot.com/privacy-policy/',
  hosts: ['userpilot.io', 'userpilot.com'],
  stores: [
    {
      name: 'userpilot*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Recognizes the visitor and keeps the state of tours.',
      duration: 'persistent',
    },
  ],
}
