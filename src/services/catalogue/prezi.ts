import type { Service } from '../service'

export const prezi: Service = {
  name: 'prezi',
  title: 'Prezi',
  category: 'experience',
  purpose: 'Shows Prezi presentations on the page.',
  company: { name: 'Prezi Inc.', country: 'US' },
  privacyUrl: 'https://prezi.com/privacy-policy/',
  hosts: ['prezi.com', 'prezicdn.net'],
  stores: [{ name: 'prezi-session', purpose: 'Recognises the visit (set on prezi.com).', duration: 'session' }],
}
