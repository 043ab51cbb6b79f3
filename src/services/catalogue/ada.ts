import type { Service } from '../service'

export const ada: Service = {
  name: 'ada',
  title: 'Ada',
  category: 'functionality',
  purpose: 'Shows a chat window that answers by itself.',
  company: { name: 'Ada Support Inc.', country: 'CA' },
  privacyUrl: 'https://www.ada.cx/privacy',
  hosts: ['ada.support'],
  stores: [
    {
      name: 'ada-embed_*',
      kinds: ['localStorage'],
      purpose: 'Recognizes the visitor and keeps the state of the chat.',
      duration: 'persistent',
    },
  ],
}
