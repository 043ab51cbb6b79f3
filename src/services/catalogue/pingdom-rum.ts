import type { Service } from '../service'

export const pingdomRum: Service = {
  name: 'pingdom-rum',
  title: 'Pingdom',
  category: 'measurement',
  purpose: 'Measures the speed of the site.',
  company: { name: 'SolarWinds Worldwide, LLC', country: 'US' },
  privacyUrl: 'https://www.solarwinds.com/legal/privacy',
  hosts: ['pingdom.net'],
  stores: [{ name: 'PRUM_EPISODES', purpose: 'Measures how long a page takes to load.', duration: 'session' }],
}
