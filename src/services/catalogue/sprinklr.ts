import type { Service } from '../service'

export const sprinklr: Service = {
  name: 'sprinklr',
  title: 'Sprinklr Live Chat',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Sprinklr, Inc.', country: 'US' },
  privacyUrl: 'https://www.sprinklr.com/privacy/',
  hosts: ['sprinklr.com', 'sprinklrassets.com'],
  stores: [
    {
      name: 'spr-chat-token-*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and the chat.',
      duration: 'persistent',
    },
  ],
}
