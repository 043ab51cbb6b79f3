import type { Service } from '../service'

export const omniconvert: Service = {
  name: 'omniconvert',
  title: 'Omniconvert',
  category: 'measurement',
  purpose: 'Tests versions of pages and shows surveys.',
  company: { name: 'Omniconvert SRL', country: 'RO' },
  privacyUrl: 'https://www.omniconvert.com/privacy-policy/',
  hosts: ['omniconvert.com'],
  stores: [{ name: 'mktz_*', purpose: 'Recognizes the visitor and remembers tests.', duration: 'P1Y' }],
}
