import type { Service } from '../service'

export const refersion: Service = {
  name: 'refersion',
  title: 'Refersion',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'Refersion, Inc.', country: 'US' },
  privacyUrl: 'https://www.refersion.com/legal/privacy-policy/',
  hosts: ['refersion.com'],
  stores: [
    {
      name: 'rfsn_v4*',
      kinds: ['cookie', 'localStorage'],
      purpose: "Holds the partner's link through which the visitor came.",
      duration: 'persistent',
    },
  ],
}
