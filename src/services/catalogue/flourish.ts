import type { Service } from '../service'

export const flourish: Service = {
  name: 'flourish',
  title: 'Flourish',
  category: 'experience',
  purpose: 'Shows interactive charts and stories on the page.',
  company: { name: 'Kiln Enterprises Ltd', country: 'GB' },
  privacyUrl: 'https://flourish.studio/privacy/',
  hosts: ['flourish.studio', 'flo.uri.sh', 'flourish.rocks'],
  stores: [],
}
