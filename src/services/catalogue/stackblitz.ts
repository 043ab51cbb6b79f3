import type { Service } from '../service'

export const stackblitz: Service = {
  name: 'stackblitz',
  title: 'StackBlitz',
  category: 'experience',
  purpose: 'Runs code examples from StackBlitz on the page.',
  company: { name: 'StackBlitz, Inc.', country: 'US' },
  privacyUrl: 'https://stackblitz.com/privacy-policy',
  hosts: ['stackblitz.com', 'webcontainer.io', 'staticblitz.com'],
  stores: [
    { name: '_stackblitz_session', purpose: 'Recognizes the visit.', domain: 'stackblitz.com', duration: 'session' },
  ],
}
