import type { Service } from '../service'

export const sitespect: Service = {
  name: 'sitespect',
  title: 'SiteSpect',
  category: 'measurement',
  purpose: 'Tests versions of pages.',
  company: { name: 'SiteSpect, Inc.', country: 'US' },
  privacyUrl: 'https://www.sitespect.com/privacy-policy/',
  hosts: ['sitespect.com'],
  stores: [
    { name: 'SSLB', purpose: 'Directs requests to the same server.', duration: 'P2Y' },
    { name: 'SSPV', purpose: 'Counts the pages of a visit.', duration: 'P1Y' },
    { name: 'SSRT', purpose: 'Remembers when the visitor was seen last.', duration: 'P1Y' },
    { name: 'SSSC', purpose: 'Recognizes the visitor and remembers tests.', duration: 'P1Y' },
    { name: 'SSID', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
  ],
}
