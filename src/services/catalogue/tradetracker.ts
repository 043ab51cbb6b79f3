import type { Service } from '../service'

export const tradetracker: Service = {
  name: 'tradetracker',
  title: 'TradeTracker',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'TradeTracker International B.V.', country: 'NL' },
  privacyUrl: 'https://tradetracker.com/privacy-policy/',
  hosts: ['tradetracker.net', 'tradetracker.com'],
  stores: [
    {
      name: '__tgdat*',
      purpose: "Holds the partner's link that was clicked.",
      domain: 'tradetracker.net',
      duration: 'P30D',
    },
  ],
}
