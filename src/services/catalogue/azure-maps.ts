import type { Service } from '../service'

export const azureMaps: Service = {
  name: 'azure-maps',
  title: 'Azure Maps',
  category: 'experience',
  purpose: 'Shows interactive Azure maps on the page.',
  company: { name: 'Microsoft Corporation', country: 'US' },
  privacyUrl: 'https://www.microsoft.com/privacy/privacystatement',
  hosts: ['atlas.microsoft.com'],
  stores: [],
}
