import type { Service } from '../service'

export const clerk: Service = {
  name: 'clerk',
  title: 'Clerk',
  category: 'necessary',
  purpose: 'Signs users in.',
  company: { name: 'Clerk, Inc.', country: 'US' },
  privacyUrl: 'https://clerk.com/legal/privacy',
  hosts: ['clerk.accounts.dev', 'clerk.com'],
  stores: [
    { name: '__session', purpose: 'Keeps users signed in.', duration: 'session' },
    { name: '__client_uat', purpose: 'Notices when users sign in or out.', duration: 'P1Y' },
  ],
}
