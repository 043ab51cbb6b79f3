import type { Service } from '../service'

export const genesys: Service = {
  name: 'genesys',
  title: 'Genesys Cloud Messenger',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Genesys Cloud Services, Inc.', country: 'US' },
  privacyUrl: 'https://www.genesys.com/company/legal/privacy-policy',
  hosts: [
    'mypurecloud.com',
    'mypurecloud.de',
    'mypurecloud.ie',
    'mypurecloud.com.au',
    'mypurecloud.jp',
    'usw2.pure.cloud',
    'euw2.pure.cloud',
    'cac1.pure.cloud',
    'genesys.cloud',
  ],
  stores: [
    { name: '_actmu', kinds: ['localStorage'], purpose: 'Recognises the visitor.', duration: 'persistent' },
    {
      name: '_actms',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Recognises the visit.',
      duration: 'session',
    },
  ],
}
