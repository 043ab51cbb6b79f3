import type { Service } from '../service'

export const trackjs: Service = {
  name: 'trackjs',
  title: 'TrackJS',
  category: 'measurement',
  purpose: 'Reports errors of the site.',
  company: { name: 'TrackJS LLC', country: 'US' },
  privacyUrl: 'https://trackjs.com/privacy/',
  hosts: ['trackjs.com'],
  stores: [],
}
