import type { Service } from '../service'

export const openweb: Service = {
  name: 'openweb',
  title: 'OpenWeb',
  category: 'functionality',
  purpose: 'Shows comments and discussions on the page and places advertisements among them.',
  company: { name: 'OpenWeb Technologies Ltd', country: 'IL' },
  privacyUrl: 'https://www.openweb.com/legal-and-privacy/privacy',
  hosts: ['spot.im', 'openweb.com'],
  stores: [
    { name: 'spotim_visitId', purpose: 'Recognizes the visit.', duration: 'session' },
    {
      name: 'SPOTIM_*',
      kinds: ['localStorage'],
      purpose: 'Recognizes the visitor and keeps the state of the discussion.',
      duration: 'persistent',
    },
  ],
}
