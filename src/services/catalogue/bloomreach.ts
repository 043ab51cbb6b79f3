import type { Service } from '../service'

export const bloomreach: Service = {
  name: 'bloomreach',
  title: 'Bloomreach',
  category: 'marketing',
  purpose: 'Recommends products and sends messages that match what visitors do.',
  company: { name: 'Bloomreach, Inc.', country: 'US' },
  privacyUrl: 'https://www.bloomreach.com/en/legal/privacy',
  hosts: ['brcdn.com', 'brsrvr.com', 'brsvr.com', 'bloomreach.com', 'exponea.com', 'bloomreach.co'],
  stores: [
    { name: '_br_uid_2', purpose: 'Recognizes the visitor.', duration: 'P3Y' },
    { name: '__exponea_etc__', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'P3Y' },
    { name: '__exponea_time2__', purpose: "Compares the visitor's clock.", duration: 'PT1H' },
    { name: '__exponea_ab_*', purpose: 'Remembers the version of a page in a test.', duration: 'P3Y' },
    { name: 'xnpe_*', purpose: 'Recognizes the visitor.', duration: 'P3Y' },
  ],
}
