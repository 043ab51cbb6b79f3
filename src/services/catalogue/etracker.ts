import type { Service } from '../service'

export const etracker: Service = {
  name: 'etracker',
  title: 'etracker',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'etracker GmbH', country: 'DE' },
  privacyUrl: 'https://www.etracker.com/en/data-privacy/',
  hosts: ['etracker.com', 'etracker.de'],
  stores: [
    { name: '_et_coid', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: 'et_oi_v2', purpose: 'Remembers the choice about counting.', duration: 'P50Y' },
    { name: 'et_allow_cookies', purpose: 'Remembers that cookies are allowed.', duration: 'P480D' },
    {
      name: 'et_scroll_depth',
      kinds: ['localStorage'],
      purpose: 'Measures how much of a page was seen.',
      duration: 'session',
    },
    { name: 'BT_ctst', purpose: 'Checks whether the browser accepts cookies.', duration: 'session' },
    { name: 'BT_sdc', purpose: 'Holds the first page and the origin of the visit.', duration: 'session' },
    { name: 'BT_pdc', purpose: 'Holds groups of the visitor.', duration: 'P1Y' },
    { name: 'isSdEnabled', purpose: 'Switches the counting of scrolling on.', duration: 'P1D' },
  ],
}
