import type { Service } from '../service'

export const appdynamics: Service = {
  name: 'appdynamics',
  title: 'AppDynamics',
  category: 'measurement',
  purpose: 'Measures speed and errors of the site.',
  company: { name: 'Cisco Systems, Inc.', country: 'US' },
  privacyUrl: 'https://www.cisco.com/c/en/us/about/legal/privacy-full.html',
  hosts: ['appdynamics.com', 'eum-appdynamics.com', 'd3tjaysgumg9lf.cloudfront.net'],
  stores: [
    { name: 'ADRUM*', purpose: 'Measures how long a page takes to load.', duration: 'session' },
    { name: 'ADRUM_AGENT_INFO', kinds: ['localStorage'], purpose: 'Recognizes the browser.', duration: 'persistent' },
  ],
}
