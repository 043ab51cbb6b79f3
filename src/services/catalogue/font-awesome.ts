import type { Service } from '../service'

export const fontAwesome: Service = {
  name: 'font-awesome',
  title: 'Font Awesome',
  category: 'necessary',
  purpose: 'Delivers icons of the page.',
  company: { name: 'Fonticons, Inc.', country: 'US' },
  privacyUrl: 'https://fontawesome.com/privacy',
  hosts: ['use.fontawesome.com', 'kit.fontawesome.com', 'ka-f.fontawesome.com', 'ka-p.fontawesome.com'],
  stores: [],
}
