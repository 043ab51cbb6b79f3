import type { Service } from '../service'

export const statsig: Service = {
  name: 'statsig',
  title: 'Statsig',
  category: 'measurement',
  purpose: 'Tests versions of the site and switches features on for some visitors.',
  company: { name: 'Statsig, Inc.', country: 'US' },
  privacyUrl: 'https://www.statsig.com/privacy',
  hosts: ['statsig.com', 'statsigapi.net', 'featureassets.org', 'prodregistryv2.org', 'statsigcdn.com'],
  stores: [
    {
      name: 'STATSIG_*',
      kinds: ['localStorage'],
      purpose: 'Recognizes the visitor and keeps the settings of features.',
      duration: 'persistent',
    },
    {
      name: 'statsig.*',
      kinds: ['localStorage'],
      purpose: 'Recognizes the visitor and keeps the settings of features.',
      duration: 'persistent',
    },
  ],
}
