import type { Service } from '../service'

export const botpress: Service = {
  name: 'botpress',
  title: 'Botpress',
  category: 'functionality',
  purpose: 'Shows a chat window that answers by itself.',
  company: { name: 'Botpress Technologies Inc.', country: 'CA' },
  privacyUrl: 'https://botpress.com/privacy',
  hosts: ['botpress.cloud', 'bpcontent.cloud'],
  stores: [
    {
      name: 'bp-webchat-*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of the chat.',
      duration: 'persistent',
    },
  ],
}
