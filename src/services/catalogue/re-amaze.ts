import type { Service } from '../service'

export const reAmaze: Service = {
  name: 're-amaze',
  title: 'Re:amaze',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'GoDaddy Operating Company, LLC', country: 'US' },
  privacyUrl: 'https://www.reamaze.com/privacy',
  hosts: ['reamaze.com', 'reamaze.io'],
  stores: [
    {
      name: 'reamaze*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and keeps the state of the chat.',
      duration: 'persistent',
    },
  ],
}
