import type { Service } from '../service'

export const openpanel: Service = {
  name: 'openpanel',
  title: 'OpenPanel',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Coderax AB', country: 'SE' },
  privacyUrl: 'https://openpanel.dev/privacy',
  hosts: ['openpanel.dev'],
  stores: [],
}
