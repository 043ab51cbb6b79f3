import type { Service } from '../service'

export const admitad: Service = {
  name: 'admitad',
  title: 'Admitad',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'Admitad GmbH', country: 'DE' },
  privacyUrl: 'https://www.admitad.com/en/privacy-policy/',
  hosts: ['admitad.com', 'lenmit.com', 'artfut.com'],
  stores: [
    { name: 'admitad_uid', purpose: "Holds the click on a partner's link.", duration: 'P90D' },
    { name: 'tagtag_aid', purpose: "Holds the click on a partner's link.", duration: 'P90D' },
  ],
}
