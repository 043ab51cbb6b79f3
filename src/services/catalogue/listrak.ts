import type { Service } from '../service'

export const listrak: Service = {
  name: 'listrak',
  title: 'Listrak',
  category: 'marketing',
  purpose: 'Recommends products and sends messages that match what visitors do.',
  company: { name: 'Listrak, Inc.', country: 'US' },
  privacyUrl: 'https://www.listrak.com/privacy-policy',
  hosts: ['listrakbi.com', 'listrak.com'],
  stores: [
    { name: 'GSID*', purpose: 'Recognizes the visitor.', duration: 'P20Y' },
    { name: 'STSID*', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: 'ltkpopup-*', purpose: 'Remembers whether a sign-up form was shown.', duration: 'P1Y' },
    { name: 'ltkSubscriber-*', purpose: 'Remembers whether a sign-up form was shown.', duration: 'P1Y' },
  ],
}
