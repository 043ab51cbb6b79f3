import type { Service } from '../service'

export const iterable: Service = {
  name: 'iterable',
  title: 'Iterable',
  category: 'marketing',
  purpose: 'Sends messages that match what visitors do.',
  company: { name: 'Iterable, Inc.', country: 'US' },
  privacyUrl: 'https://iterable.com/trust/privacy-policy/',
  hosts: ['iterable.com', 'iterable.eu'],
  stores: [
    { name: 'iterableEmailCampaignId', purpose: 'Holds the campaign through which the visitor came.', duration: 'P1D' },
    { name: 'iterableEndUserId', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'iterableTemplateId', purpose: 'Holds the message through which the visitor came.', duration: 'P1D' },
    { name: 'iterableMessageId', purpose: 'Holds the message through which the visitor came.', duration: 'P1D' },
  ],
}
