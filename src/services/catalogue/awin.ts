import type { Service } from '../service'

export const awin: Service = {
  name: 'awin',
  title: 'Awin',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'AWIN AG', country: 'DE' },
  privacyUrl: 'https://www.awin.com/gb/privacy',
  hosts: ['dwin1.com', 'dwin2.com', 'awin1.com', 'zenaps.com', 'awin.com'],
  stores: [
    { name: '_aw_m_*', purpose: "Holds the partner's link through which the visitor came.", duration: 'P1Y' },
    { name: '_aw_sn_*', purpose: 'Holds the source of the visit.', duration: 'P30D' },
    { name: 'AwinChannelCookie', purpose: 'Holds the channel through which the visitor came.', duration: 'P30D' },
    { name: 'lantern', purpose: 'Counts sales for partners.', duration: 'P1Y' },
    {
      name: 'bId',
      purpose: "Holds clicks on and views of partners' advertisements.",
      domain: 'awin1.com',
      duration: 'P1Y',
    },
    {
      name: 'awpv*',
      purpose: "Holds clicks on and views of partners' advertisements.",
      domain: 'awin1.com',
      duration: 'P1Y',
    },
  ],
}
