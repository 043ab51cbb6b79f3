import type { Service } from '../service'

export const getresponse: Service = {
  name: 'getresponse',
  title: 'GetResponse',
  category: 'marketing',
  purpose: 'Shows sign-up forms and sends messages that match what visitors do.',
  company: { name: 'GetResponse S.A.', country: 'PL' },
  privacyUrl: 'https://www.getresponse.com/legal/privacy',
  hosts: ['getresponse.com', 'gr-cdn.com', 'gr-wcon.com', 'getresponse360.com'],
  stores: [
    { name: 'gaVisitorUuid', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: 'gaVisitorEmail', purpose: 'Recognizes a known visitor.', duration: 'P2Y' },
    { name: 'gaVisitorUserId', purpose: 'Recognizes a known visitor.', duration: 'P2Y' },
  ],
}
