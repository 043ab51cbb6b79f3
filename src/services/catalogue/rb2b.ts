import type { Service } from '../service'

export const rb2b: Service = {
  name: 'rb2b',
  title: 'RB2B',
  category: 'marketing',
  purpose: 'Recognizes visitors and their companies for sales.',
  company: { name: 'Retention.com', country: 'US' },
  privacyUrl: 'https://www.rb2b.com/privacy-policy',
  hosts: ['rb2b.com', 'b2bjsstore.s3.us-west-2.amazonaws.com'],
  stores: [{ name: '_reb2b*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'P1Y' }],
}
