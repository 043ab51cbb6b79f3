import type { Service } from '../service'

export const wunderkind: Service = {
  name: 'wunderkind',
  title: 'Wunderkind',
  category: 'marketing',
  purpose: 'Shows offers and sends messages that match what visitors do.',
  company: { name: 'Wunderkind Corporation', country: 'US' },
  privacyUrl: 'https://www.wunderkind.co/privacy/',
  hosts: ['bounceexchange.com', 'bouncex.net', 'bounceexchange.net', 'cdnbasket.net', 'wunderkind.co', 'smarterhq.io'],
  stores: [
    { name: 'bounceClientVisit*', purpose: 'Holds the state of the visit.', duration: 'PT30M' },
    {
      name: 'bounceClientData*',
      kinds: ['localStorage'],
      purpose: 'Holds what the visitor did.',
      duration: 'persistent',
    },
  ],
}
