import type { Service } from '../service'

export const tealium: Service = {
  name: 'tealium',
  title: 'Tealium',
  category: 'measurement',
  purpose: 'Loads other services and passes on to them what visitors do.',
  company: { name: 'Tealium Inc.', country: 'US' },
  privacyUrl: 'https://tealium.com/privacy/',
  hosts: ['tiqcdn.com', 'tealiumiq.com', 'tealium.com', 'tiqcdn.cn'],
  stores: [
    { name: 'utag_main*', purpose: 'Recognizes the visitor and the visit.', duration: 'P1Y' },
    { name: 'utag_env_*', purpose: 'Holds the version to load.', duration: 'session' },
    { name: 'CONSENTMGR', purpose: "Remembers the visitor's consent.", duration: 'P1Y' },
    { name: 'TEAL', purpose: 'Recognizes the browser across sites.', domain: 'tealiumiq.com', duration: 'P1Y' },
    {
      name: 'tealium_*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Holds details of the visitor.',
      duration: 'persistent',
    },
  ],
}
