import type { Service } from '../service'

export const hereMaps: Service = {
  name: 'here-maps',
  title: 'HERE Maps',
  category: 'experience',
  purpose: 'Shows interactive HERE maps on the page.',
  company: { name: 'HERE Global B.V.', country: 'NL' },
  privacyUrl: 'https://legal.here.com/privacy/policy',
  hosts: ['here.com', 'hereapi.com'],
  stores: [],
}
