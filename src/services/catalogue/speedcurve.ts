import type { Service } from '../service'

export const speedcurve: Service = {
  name: 'speedcurve',
  title: 'SpeedCurve',
  category: 'measurement',
  purpose: 'Measures the speed of the site.',
  company: { name: 'Embrace Mobile, Inc.', country: 'US' },
  privacyUrl: 'https://www.speedcurve.com/privacy/',
  hosts: ['speedcurve.com'],
  stores: [{ name: 'lux_uid', purpose: 'Recognizes the visit.', duration: 'PT30M' }],
}
