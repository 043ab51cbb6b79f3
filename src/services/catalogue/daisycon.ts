import type { Service } from '../service'

export const daisycon: Service = {
  name: 'daisycon',
  title: 'Daisycon',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'Daisycon B.V.', country: 'NL' },
  privacyUrl: 'https://www.daisycon.com/en/privacy/',
  hosts: ['daisycon.com', 'daisycon.io', 'ds1.nl'],
  stores: [
    { name: 'PHPSESSIDCI', purpose: "Holds the partner's link that was clicked.", domain: 'ds1.nl', duration: 'P1Y' },
  ],
}
