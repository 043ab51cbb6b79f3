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
    { name: 'apc_local_id', kinds: ['cookie', 'localStorage'], purpose: 'Recognises the visitor.', duration: 'P1Y' },
    {
      name: 'apc_user_id',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognises a signed-in visitor.',
      duration: 'P1Y',
    },
    {
      name: 'apc_user',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognises a signed-in visitor.',
      duration: 'P1Y',
    },
    {
      name: 'appcues*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of tours.',
      duration: 'persistent',
    },
  ],
}
