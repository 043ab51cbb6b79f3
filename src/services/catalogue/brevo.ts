import type { Service } from '../service'

export const brevo: Service = {
  name: 'brevo',
  title: 'Brevo',
  category: 'marketing',
  purpose: 'Sends messages that match what visitors do and shows sign-up forms and chats.',
  company: { name: 'Sendinblue SAS', country: 'FR' },
  privacyUrl: 'https://www.brevo.com/legal/privacypolicy/',
  hosts: ['sibautomation.com', 'brevo.com', 'sibforms.com', 'sendinblue.com'],
  stores: [
    { name: 'sib_cuid', purpose: 'Recognizes the visitor.', duration: 'P6M' },
    {
      name: 'brevo-conversations*',
      kinds: ['localStorage'],
      purpose: 'Keeps the state of the chat.',
      duration: 'persistent',
    },
  ],
}
