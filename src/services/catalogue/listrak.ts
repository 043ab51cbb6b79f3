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
    { name: '_ltk*', kinds: ['cookie', 'localStorage'], purpose: 'Recognises the visitor.', duration: 'P1Y' },
    { name: 'GSIDNqXoacKY', purpose: 'Recognises the visitor.', duration: 'P20Y' },
  ],
}
