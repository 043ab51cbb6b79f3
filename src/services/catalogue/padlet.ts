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
    { name: 'ww_d', purpose: 'Recognises the browser (set on padlet.com).', duration: 'P10Y' },
    { name: 'ww_s', purpose: 'Recognises the visit (set on padlet.com).', duration: 'session' },
  ],
}
