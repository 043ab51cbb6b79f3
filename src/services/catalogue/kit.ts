import type { Service } from '../service'

export const kit: Service = {
  name: 'kit',
  title: 'Kit (ConvertKit)',
  category: 'marketing',
  purpose: 'Shows sign-up forms and sends newsletters.',
  company: { name: 'Kit, Inc.', country: 'US' },
  privacyUrl: 'https://kit.com/privacy',
  hosts: ['convertkit.com', 'ck.page', 'kit.com', 'convertkit-mail.com'],
  stores: [
    { name: 'ck_subscriber_id', purpose: 'Recognizes a subscriber.', duration: 'P1Y' },
    { name: 'ckid', purpose: 'Recognizes the visitor.', duration: 'P20Y' },
  ],
}
