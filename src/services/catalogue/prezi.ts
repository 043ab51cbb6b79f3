import type { Service } from '../service'

export const prezi: Service = {
  name: 'prezi',
  title: 'Prezi',
  category: 'experience',
  purpose: 'Shows Prezi presentations on the page.',
  company: { name: 'Prezi Inc.', country: 'US' },
  privacyUrl: 'https://prezi.com/privacy-policy/',
  hosts: ['prezi.com', 'prezicdn.net'],
  stores: [{ name: '__putma', purpose: 'Recognizes the browser.', domain: 'prezi.com', duration: 'P2Y' }],
}
