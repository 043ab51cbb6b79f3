import type { Service } from '../service'

export const instana: Service = {
  name: 'instana',
  title: 'IBM Instana',
  category: 'measurement',
  purpose: 'Measures speed and errors of the site.',
  company: { name: 'International Business Machines Corporation', country: 'US' },
  privacyUrl: 'https://www.ibm.com/privacy',
  hosts: ['instana.io'],
  stores: [{ name: 'in-session', kinds: ['localStorage'], purpose: 'Recognizes the visit.', duration: 'persistent' }],
}
