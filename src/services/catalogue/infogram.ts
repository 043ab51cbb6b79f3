import type { Service } from '../service'

export const infogram: Service = {
  name: 'infogram',
  title: 'Infogram',
  category: 'experience',
  purpose: 'Shows charts and infographics on the page.',
  company: { name: 'Prezi Inc.', country: 'US' },
  privacyUrl: 'https://infogram.com/privacy',
  hosts: ['infogram.com', 'jifo.co'],
  stores: [],
}
