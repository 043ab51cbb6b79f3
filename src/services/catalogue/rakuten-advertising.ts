import type { Service } from '../service'

export const rakutenAdvertising: Service = {
  name: 'rakuten-advertising',
  title: 'Rakuten Advertising',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'Rakuten Group, Inc.', country: 'JP' },
  privacyUrl: 'https://rakutenadvertising.com/legal-notices/services-privacy-policy/',
  hosts: [
    'linksynergy.com',
    'rmtag.com',
    'jrs5.com',
    'nxtck.com',
    'mediaforge.com',
    'dc-storm.com',
    'tag.rmp.rakuten.com',
    's-cs.rmp.rakuten.com',
  ],
  stores: [
    { name: 'rmStore', purpose: "Holds the partner's link through which the visitor came.", duration: 'P30D' },
    { name: 'rmuid', purpose: 'Recognizes the browser across sites.', domain: 'linksynergy.com', duration: 'P1Y' },
    { name: 'icts', purpose: 'Remembers when the browser was seen first.', domain: 'linksynergy.com', duration: 'P1Y' },
    {
      name: 'lsclick_mid*',
      purpose: "Holds the partner's link that was clicked.",
      domain: 'linksynergy.com',
      duration: 'P2Y',
    },
  ],
}
