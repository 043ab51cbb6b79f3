import type { Service } from '../service'

export const sharpspring: Service = {
  name: 'sharpspring',
  title: 'Constant Contact Lead Gen (SharpSpring)',
  category: 'marketing',
  purpose: 'Recognizes visitors and sends messages that match what they do.',
  company: { name: 'Constant Contact, Inc.', country: 'US' },
  privacyUrl: 'https://www.constantcontact.com/legal/privacy-notice',
  hosts: ['sharpspring.com', 'marketingautomation.services'],
  stores: [
    { name: '__ss', purpose: 'Recognizes the visitor.', duration: 'P25Y' },
    { name: '__ss_referrer', purpose: 'Remembers where the visitor came from.', duration: 'PT6H' },
    { name: '__ss_tk', purpose: 'Recognizes a known visitor.', duration: 'P25Y' },
    { name: 'koitk', purpose: 'Recognizes the browser across sites.', domain: 'sharpspring.com', duration: 'P20Y' },
  ],
}
