import type { Service } from '../service'

export const mailerlite: Service = {
  name: 'mailerlite',
  title: 'MailerLite',
  category: 'marketing',
  purpose: 'Shows sign-up forms and sends newsletters.',
  company: { name: 'MailerLite Limited', country: 'IE' },
  privacyUrl: 'https://www.mailerlite.com/legal/privacy-policy',
  hosts: ['mailerlite.com', 'mlcdn.com'],
  stores: [
    {
      name: 'mailerlite:*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers whether a sign-up form was shown.',
      duration: 'persistent',
    },
    { name: 'ml_subscriber*', purpose: 'Recognizes a subscriber.', duration: 'P1Y' },
  ],
}
