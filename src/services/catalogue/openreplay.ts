import type { Service } from '../service'

export const openreplay: Service = {
  name: 'openreplay',
  title: 'OpenReplay',
  category: 'measurement',
  purpose: 'Records visits, so that the site can replay them.',
  company: { name: 'Asayer, Inc.', country: 'US' },
  privacyUrl: 'https://openreplay.com/privacy.html',
  hosts: ['openreplay.com'],
  stores: [
    {
      name: '__openreplay_*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Recognizes the visit and the tab.',
      duration: 'session',
    },
  ],
}
