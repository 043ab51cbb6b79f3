import type { Service } from '../service'

export const tradedoubler: Service = {
  name: 'tradedoubler',
  title: 'Tradedoubler',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'Tradedoubler AB', country: 'SE' },
  privacyUrl: 'https://www.tradedoubler.com/en/privacy-policy/',
  hosts: ['tradedoubler.com', 'pvnsolutions.com'],
  stores: [
    {
      name: 'TRADEDOUBLER',
      purpose: 'Recognizes the browser to count sales.',
      domain: 'tradedoubler.com',
      duration: 'P1Y',
    },
    {
      name: 'TD_UNIQUE_IMP',
      purpose: 'Counts advertisements that were seen.',
      domain: 'tradedoubler.com',
      duration: 'P30D',
    },
    { name: 'tduid', purpose: "Holds the click on a partner's link.", duration: 'P1Y' },
  ],
}
