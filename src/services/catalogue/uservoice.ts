import type { Service } from '../service'

export const uservoice: Service = {
  name: 'uservoice',
  title: 'UserVoice',
  category: 'functionality',
  purpose: 'Collects wishes and questions of visitors.',
  company: { name: 'UserVoice, Inc.', country: 'US' },
  privacyUrl: 'https://www.uservoice.com/privacy',
  hosts: ['uservoice.com'],
  stores: [{ name: '__uvt', kinds: ['localStorage'], purpose: 'Recognizes the visitor.', duration: 'session' }],
}
