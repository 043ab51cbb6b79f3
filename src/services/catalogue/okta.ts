import type { Service } from '../service'

export const okta: Service = {
  name: 'okta',
  title: 'Okta',
  category: 'necessary',
  purpose: 'Signs users in.',
  company: { name: 'Okta, Inc.', country: 'US' },
  privacyUrl: 'https://www.okta.com/privacy-policy/',
  hosts: ['okta.com', 'oktacdn.com'],
  stores: [
    { name: 'okta-token-storage', kinds: ['localStorage'], purpose: 'Keeps users signed in.', duration: 'persistent' },
    { name: 'okta-oauth-state', purpose: 'Keeps the state of the sign-in.', duration: 'session' },
  ],
}
