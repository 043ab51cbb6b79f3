import type { Service } from '../service'

export const kustomer: Service = {
  name: 'kustomer',
  title: 'Kustomer',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Kustomer, Inc.', country: 'US' },
  privacyUrl: 'https://www.kustomer.com/privacy-policy/',
  hosts: ['kustomerapp.com', 'kustomer.com', 'kustomerhostedcontent.com'],
  stores: [
    {
      name: 'kustomer*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Recognizes the visitor and keeps the state of the chat.',
      duration: 'persistent',
    },
  ],
}
