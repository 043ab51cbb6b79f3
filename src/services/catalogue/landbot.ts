import type { Service } from '../service'

export const landbot: Service = {
  name: 'landbot',
  title: 'Landbot',
  category: 'functionality',
  purpose: 'Shows a chat window that answers by itself.',
  company: { name: 'HELLO UMI S.L.', country: 'ES' },
  privacyUrl: 'https://landbot.io/privacy-policy',
  hosts: ['landbot.io'],
  stores: [
    {
      name: 'landbot*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and keeps the state of the chat.',
      duration: 'persistent',
    },
  ],
}
