import type { Service } from '../service'

export const scribd: Service = {
  name: 'scribd',
  title: 'Scribd',
  category: 'experience',
  purpose: 'Shows documents from Scribd on the page.',
  company: { name: 'Scribd, Inc.', country: 'US' },
  privacyUrl: 'https://support.scribd.com/hc/articles/210129366',
  hosts: ['scribd.com', 'scribdassets.com'],
  stores: [
    { name: 'scribd_ubtc', purpose: 'Recognizes the browser.', domain: 'scribd.com', duration: 'P10Y' },
    { name: '_scribd_session', purpose: 'Recognizes the visit.', domain: 'scribd.com', duration: 'P90D' },
  ],
}
