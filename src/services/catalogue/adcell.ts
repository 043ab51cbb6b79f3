import type { Service } from '../service'

export const adcell: Service = {
  name: 'adcell',
  title: 'ADCELL',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'Firstlead GmbH', country: 'DE' },
  privacyUrl: 'https://www.adcell.de/datenschutz',
  hosts: ['adcell.com', 'adcell.de'],
  stores: [
    { name: 'adcell', purpose: "Holds the partner's link through which the visitor came.", duration: 'P90D' },
    {
      name: 'ADCELL*',
      kinds: ['cookie', 'localStorage'],
      purpose: "Holds the partner's link through which the visitor came.",
      duration: 'P90D',
    },
  ],
}
