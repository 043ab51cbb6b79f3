import type { Service } from '../service'

export const paperform: Service = {
  name: 'paperform',
  title: 'Paperform',
  category: 'functionality',
  purpose: 'Shows Paperform forms on the page.',
  company: { name: 'Paperform Pty Ltd', country: 'AU' },
  privacyUrl: 'https://paperform.co/privacy/',
  hosts: ['paperform.co'],
  stores: [],
}
