import type { Service } from '../service'

export const powr: Service = {
  name: 'powr',
  title: 'POWr',
  category: 'experience',
  purpose: 'Shows widgets such as forms and galleries on the page.',
  company: { name: 'POWr.io, Inc.', country: 'US' },
  privacyUrl: 'https://www.powr.io/privacy',
  hosts: ['powr.io'],
  stores: [],
}
