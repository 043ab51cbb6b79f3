import type { Service } from '../service'

export const configcat: Service = {
  name: 'configcat',
  title: 'ConfigCat',
  category: 'measurement',
  purpose: 'Switches new features of the site on for some visitors.',
  company: { name: 'ConfigCat Kft.', country: 'HU' },
  privacyUrl: 'https://configcat.com/policies/privacy/',
  hosts: ['cdn-global.configcat.com', 'cdn-eu.configcat.com'],
  stores: [],
}
