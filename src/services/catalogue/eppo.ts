import type { Service } from '../service'

export const eppo: Service = {
  name: 'eppo',
  title: 'Eppo',
  category: 'measurement',
  purpose: 'Tests versions of the site and switches features on for some visitors.',
  company: { name: 'Eppo, Inc.', country: 'US' },
  privacyUrl: 'https://www.geteppo.com/privacy',
  hosts: ['eppo.cloud'],
  stores: [
    {
      name: 'eppo-configuration*',
      kinds: ['localStorage'],
      purpose: 'Keeps the settings of features.',
      duration: 'persistent',
    },
  ],
}
