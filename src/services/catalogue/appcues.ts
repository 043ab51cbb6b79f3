import type { Service } from '../service'

export const appcues: Service = {
  name: 'appcues',
  title: 'Appcues',
  category: 'functionality',
  purpose: 'Shows hints and tours in the site.',
  company: { name: 'Appcues, Inc.', country: 'US' },
  privacyUrl: 'https://www.appcues.com/privacy',
  hosts: ['appcues.com', 'appcues.net'],
  stores: [
    { name: 'apc_local_id', kinds: ['localStorage'], purpose: 'Recognizes the visitor.', duration: 'persistent' },
    {
      name: 'apc_user_id',
      kinds: ['localStorage'],
      purpose: 'Recognizes a signed-in visitor.',
      duration: 'persistent',
    },
    {
      name: 'apc_user',
      kinds: ['sessionStorage'],
      purpose: 'Holds details of a signed-in visitor.',
      duration: 'session',
    },
    {
      name: 'apc_*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of tours.',
      duration: 'persistent',
    },
  ],
}
