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
    { name: 'insCustomAttributes', kinds: ['localStorage'], purpose: 'Holds details of the visitor.', duration: 'P1Y' },
    {
      name: 'insUserPermissionGranted',
      kinds: ['localStorage'],
      purpose: 'Holds details of the visitor.',
      duration: 'P1Y',
    },
    { name: 'insdrSV', purpose: 'Counts visits.', duration: 'P1Y' },
    { name: 'scs', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'spUID', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
  ],
}
