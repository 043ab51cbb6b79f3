import type { Service } from '../service'

export const purechat: Service = {
  name: 'purechat',
  title: 'Pure Chat',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Ruby Receptionists, Inc.', country: 'US' },
  privacyUrl: 'https://www.ruby.com/privacy-policy/',
  hosts: ['purechat.com'],
  stores: [
    {
      name: '_purechat*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognises the visitor and keeps the state of the chat.',
      duration: 'persistent',
    },
    {
      name: 'purechat*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Keeps the state of the chat.',
      duration: 'persistent',
    },
  ],
}
