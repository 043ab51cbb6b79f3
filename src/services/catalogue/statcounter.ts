import type { Service } from '../service'

export const statcounter: Service = {
  name: 'statcounter',
  title: 'Statcounter',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'StatCounter', country: 'IE' },
  privacyUrl: 'https://statcounter.com/about/legal/',
  hosts: ['statcounter.com'],
  stores: [
    {
      name: 'is_unique',
      purpose: 'Tells new visitors from returning ones.',
      domain: 'statcounter.com',
      duration: 'P5Y',
    },
    { name: 'sc_is_visitor_unique', purpose: 'Tells new visitors from returning ones.', duration: 'P2Y' },
    {
      name: 'sc_medium_source',
      kinds: ['localStorage'],
      purpose: 'Remembers where the visitor came from.',
      duration: 'P2Y',
    },
  ],
}
