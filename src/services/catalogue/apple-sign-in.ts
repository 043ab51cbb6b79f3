import type { Service } from '../service'

export const appleSignIn: Service = {
  name: 'apple-sign-in',
  title: 'Sign in with Apple',
  category: 'necessary',
  purpose: 'Signs users in.',
  company: { name: 'Apple Inc.', country: 'US' },
  privacyUrl: 'https://www.apple.com/legal/privacy/',
  hosts: ['appleid.apple.com', 'appleid.cdn-apple.com'],
  stores: [],
}
