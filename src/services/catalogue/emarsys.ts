import type { Service } from '../service'

export const emarsys: Service = {
  name: 'emarsys',
  title: 'SAP Emarsys',
  category: 'marketing',
  purpose: 'Recommends products and sends messages that match what visitors do.',
  company: { name: 'SAP SE', country: 'DE' },
  privacyUrl: 'https://emarsys.com/privacy-policy/',
  hosts: ['scarabresearch.com', 'emarsys.net', 'emarsys.com'],
  stores: [
    { name: 'scarab.visitor', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'scarab.profile', purpose: 'Holds products that the visitor has viewed.', duration: 'P1Y' },
    { name: 'scarab.mayAdd', purpose: 'Holds products of the visit.', duration: 'session' },
    { name: 'scarab.mayViewed', purpose: 'Holds products of the visit.', duration: 'session' },
  ],
}
