import type { Service } from '../service'

export const jitsu: Service = {
  name: 'jitsu',
  title: 'Jitsu',
  category: 'measurement',
  purpose: 'Collects what visitors do and passes it to other services that the site uses.',
  company: { name: 'Jitsu Labs, Inc.', country: 'US' },
  privacyUrl: 'https://jitsu.com/privacy',
  hosts: ['jitsu.com'],
  stores: [{ name: '__eventn_*', purpose: 'Recognizes the visitor.', duration: 'P5Y' }],
}
