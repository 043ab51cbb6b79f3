import type { Service } from '../service'

export const whosAmungUs: Service = {
  name: 'whos-amung-us',
  title: 'whos.amung.us',
  category: 'measurement',
  purpose: 'Counts the visitors who are on the site now.',
  company: { name: 'whos.amung.us Inc.', country: 'US' },
  privacyUrl: 'https://whos.amung.us/legal/privacy/',
  hosts: ['amung.us'],
  stores: [],
}
