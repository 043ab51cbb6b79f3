import type { Service } from '../service'

export const frontChat: Service = {
  name: 'front-chat',
  title: 'Front Chat',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'FrontApp, Inc.', country: 'US' },
  privacyUrl: 'https://front.com/legal/privacy-notice',
  hosts: ['frontapp.com'],
  stores: [
    { name: 'fcaid', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'fcuid', purpose: 'Recognizes a known visitor.', duration: 'P1Y' },
  ],
}
