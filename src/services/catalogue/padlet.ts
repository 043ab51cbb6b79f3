import type { Service } from '../service'

export const padlet: Service = {
  name: 'padlet',
  title: 'Padlet',
  category: 'experience',
  purpose: 'Shows boards with posts of several people on the page.',
  company: { name: 'Wallwisher, Inc.', country: 'US' },
  privacyUrl: 'https://padlet.com/about/privacy',
  hosts: ['padlet.com', 'padlet.net'],
  stores: [
    { name: 'ww_d', purpose: 'Recognizes the browser.', domain: 'padlet.com', duration: 'P10Y' },
    { name: 'ww_s', purpose: 'Recognizes the visit.', domain: 'padlet.com', duration: 'session' },
  ],
}
