import type { Service } from '../service'

export const airbrake: Service = {
  name: 'airbrake',
  title: 'Airbrake',
  category: 'measurement',
  purpose: 'Reports errors of the site.',
  company: { name: 'LogicMonitor, Inc.', country: 'US' },
  privacyUrl: 'https://www.airbrake.io/privacy',
  hosts: ['airbrake.io'],
  stores: [],
}
