import type { Service } from '../service'

export const pinterestWidgets: Service = {
  name: 'pinterest-widgets',
  title: 'Pinterest widgets',
  category: 'experience',
  purpose: 'Shows Pinterest pins, boards and the Save button on the page.',
  company: { name: 'Pinterest, Inc.', country: 'US' },
  privacyUrl: 'https://policy.pinterest.com/en/privacy-policy',
  hosts: ['assets.pinterest.com', 'widgets.pinterest.com', 'i.pinimg.com'],
  stores: [
    { name: '_auth', purpose: 'Remembers whether the visitor is signed in.', domain: 'pinterest.com', duration: 'P1Y' },
    { name: '_pinterest_sess', purpose: 'Recognizes the visit.', domain: 'pinterest.com', duration: 'P1Y' },
  ],
}
