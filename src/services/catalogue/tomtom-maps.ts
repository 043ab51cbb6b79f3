import type { Service } from '../service'

export const tomtomMaps: Service = {
  name: 'tomtom-maps',
  title: 'TomTom Maps',
  category: 'experience',
  purpose: 'Shows interactive TomTom maps on the page.',
  company: { name: 'TomTom N.V.', country: 'NL' },
  privacyUrl: 'https://www.tomtom.com/privacy/',
  hosts: ['api.tomtom.com'],
  stores: [],
}
