import type { Service } from '../service'

export const usermaven: Service = {
  name: 'usermaven',
  title: 'Usermaven',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'D4 Interactive LLC', country: 'US' },
  privacyUrl: 'https://usermaven.com/privacy-policy',
  hosts: ['usermaven.com'],
  stores: [
    { name: 'usermaven_id_*', purpose: 'Recognizes the visitor.', duration: 'P10Y' },
    { name: '__eventn_id*', purpose: 'Recognizes the visitor.', duration: 'P10Y' },
    {
      name: 'usermaven_offline_queue_*',
      kinds: ['localStorage'],
      purpose: 'Keeps events until they are sent.',
      duration: 'persistent',
    },
  ],
}
