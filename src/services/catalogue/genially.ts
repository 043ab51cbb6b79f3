import type { Service } from '../service'

export const genially: Service = {
  name: 'genially',
  title: 'Genially',
  category: 'experience',
  purpose: 'Shows interactive presentations on the page.',
  company: { name: 'Genially Web S.L.', country: 'ES' },
  privacyUrl: 'https://genially.com/privacy-policy/',
  hosts: ['genially.com', 'genial.ly', 'genially.net'],
  stores: [],
}
