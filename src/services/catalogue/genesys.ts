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
    { name: '_actmu', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: '_actcc', kinds: ['cookie', 'localStorage'], purpose: 'Counts visits and pages.', duration: 'P1Y' },
    { name: '_actvc', kinds: ['cookie', 'localStorage'], purpose: 'Counts visits and pages.', duration: 'P1Y' },
    { name: '_actts', kinds: ['cookie', 'localStorage'], purpose: 'Counts visits and pages.', duration: 'P1Y' },
    {
      name: '_actms',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Recognizes the visit.',
      duration: 'session',
    },
  ],
}
