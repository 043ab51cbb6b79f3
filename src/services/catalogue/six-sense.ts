import type { Service } from '../service'

export const sixSense: Service = {
  name: 'six-sense',
  title: '6sense',
  category: 'marketing',
  purpose: 'Recognizes the companies of visitors for sales and advertising.',
  company: { name: '6sense Insights, Inc.', country: 'US' },
  privacyUrl: 'https://6sense.com/privacy-policy/',
  hosts: ['6sc.co', '6sense.com'],
  stores: [
    { name: '6suuid', purpose: 'Recognizes the browser across sites.', domain: '6sc.co', duration: 'P2Y' },
    {
      name: '_6senseCompanyDetails',
      kinds: ['localStorage'],
      purpose: 'Holds the company of the visitor.',
      duration: 'P1D',
    },
    {
      name: '_6signalTTL',
      kinds: ['localStorage'],
      purpose: 'Limits how often the company is looked up.',
      duration: 'persistent',
    },
    { name: '_gd_visitor', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: '_gd_session', purpose: 'Recognizes the visit.', duration: 'PT4H' },
    { name: '_gd_svisitor', purpose: 'Recognizes the visitor across sites.', duration: 'P2Y' },
    { name: '_an_uid', purpose: 'Holds an identifier for advertising.', duration: 'P7D' },
  ],
}
