import type { Service } from '../service'

export const googleSignIn: Service = {
  name: 'google-sign-in',
  title: 'Sign in with Google',
  category: 'necessary',
  purpose: 'Signs users in.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['accounts.google.com'],
  stores: [{ name: 'g_state', purpose: 'Remembers that the sign-in was closed.', duration: 'P180D' }],
}
