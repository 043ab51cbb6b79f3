import type { Service } from '../service'

export const imgix: Service = {
  name: 'imgix',
  title: 'imgix',
  category: 'necessary',
  purpose: 'Delivers pictures and other files of the page.',
  company: { name: 'Zebrafish Labs, Inc.', country: 'US' },
  privacyUrl: 'https://www.imgix.com/privacy',
  hosts: ['imgix.net'],
  stores: [],
}
