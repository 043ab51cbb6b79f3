import type { Service } from '../service'

export const akamaiMpulse: Service = {
  name: 'akamai-mpulse',
  title: 'Akamai mPulse',
  category: 'measurement',
  purpose: 'Measures the speed of the site.',
  company: { name: 'Akamai Technologies, Inc.', country: 'US' },
  privacyUrl: 'https://www.akamai.com/legal/privacy-statement',
  hosts: ['go-mpulse.net', 'mpstat.us', 'soasta.com', 'lognormal.net'],
  stores: [
    { name: 'RT', purpose: 'Measures the speed of pages and recognizes the visit.', duration: 'P7D' },
    {
      name: '_boomr_*',
      kinds: ['localStorage'],
      purpose: 'Keeps the state of the measurement.',
      duration: 'persistent',
    },
  ],
}
