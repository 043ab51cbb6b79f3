import type { Service } from '../service'

export const omnisend: Service = {
  name: 'omnisend',
  title: 'Omnisend',
  category: 'marketing',
  purpose: 'Shows sign-up forms and sends messages that match what visitors do.',
  company: { name: 'Omnisend, UAB', country: 'LT' },
  privacyUrl: 'https://www.omnisend.com/privacy/',
  hosts: ['omnisend.com', 'omnisnippet1.com', 'omnisendlink.com', 'soundestlink.com', 'omnisrc.com'],
  stores: [
    { name: 'omnisendSessionID', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: 'omnisendContactID', purpose: 'Recognizes a known visitor.', duration: 'P1Y' },
    { name: 'omnisendAnonymousID', purpose: 'Recognizes a visitor without an account.', duration: 'P1Y' },
    { name: 'soundestID', purpose: 'Recognizes the visitor.', duration: 'session' },
    { name: 'page-views', purpose: 'Counts the pages of a visit.', duration: 'session' },
  ],
}
