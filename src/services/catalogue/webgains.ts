import type { Service } from '../service'

export const webgains: Service = {
  name: 'webgains',
  title: 'Webgains',
  category: 'marketing',
  purpose: "Counts sales that come from partners' links, to pay the partners.",
  company: { name: 'Webgains Ltd', country: 'GB' },
  privacyUrl: 'https://www.webgains.com/public/en/privacy-2/',
  hosts: ['webgains.com', 'webgains.io'],
  stores: [{ name: '_CK_WG_', purpose: "Holds the partner's link through which the visitor came.", duration: 'P30D' }],
}
