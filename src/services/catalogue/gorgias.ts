import type { Service } from '../service'

export const gorgias: Service = {
  name: 'gorgias',
  title: 'Gorgias',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Gorgias Inc.', country: 'US' },
  privacyUrl: 'https://www.gorgias.com/legal/privacy',
  hosts: ['gorgias.chat', 'gorgias.com', 'gorgias.io'],
  stores: [
    {
      name: 'gorgias-chat*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Recognizes the visitor and keeps the state of the chat.',
      duration: 'persistent',
    },
    {
      name: 'gorgias.*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Recognizes the visitor and keeps the state of the chat.',
      duration: 'persistent',
    },
  ],
}
