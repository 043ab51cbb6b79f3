import type { Service } from '../service'

export const insider: Service = {
  name: 'insider',
  title: 'Insider',
  category: 'marketing',
  purpose: 'Recommends products and sends messages that match what visitors do.',
  company: { name: 'Insider Pte. Ltd.', country: 'SG' },
  privacyUrl: 'https://useinsider.com/privacy-policy/',
  hosts: ['useinsider.com', 'insnw.net'],
  stores: [
    {
      name: 'ins-*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Holds what the visitor did.',
      duration: 'persistent',
    },
    { name: 'insdrSV', purpose: 'Counts visits.', duration: 'P1Y' },
    { name: 'scs', purpose: 'Recognises the visitor.', duration: 'P1Y' },
    { name: 'spUID', purpose: 'Recognises the visitor.', duration: 'P1Y' },
  ],
}
