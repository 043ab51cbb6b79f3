import type { Service } from '../service'

export const microsoftSignIn: Service = {
  name: 'microsoft-sign-in',
  title: 'Microsoft sign-in',
  category: 'necessary',
  purpose: 'Signs users in.',
  company: { name: 'Microsoft Corporation', country: 'US' },
  privacyUrl: 'https://privacy.microsoft.com/privacystatement',
  hosts: ['login.microsoftonline.com', 'login.live.com'],
  stores: [
    {
      name: 'msal.*',
      kinds: ['sessionStorage', 'localStorage'],
      purpose: 'Keeps users signed in.',
      duration: 'session',
    },
  ],
}
