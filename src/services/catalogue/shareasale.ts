import type { Service } from '../service'

export const shareasale: Service = {
  name: 'shareasale',
  title: 'ShareASale',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'AWIN AG', country: 'DE' },
  privacyUrl: 'https://www.awin.com/us/privacy',
  hosts: ['shareasale.com', 'shareasale-analytics.com'],
  stores: [
    { name: 'sas_m_awin', purpose: "Holds the partner's link through which the visitor came.", duration: 'P1Y' },
    {
      name: 'MERCHANT*',
      purpose: "Holds the partner's link that was clicked.",
      domain: 'shareasale.com',
      duration: 'P5Y',
    },
  ],
}
