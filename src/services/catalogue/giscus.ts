import type { Service } from '../service'

export const giscus: Service = {
  name: 'giscus',
  title: 'giscus',
  category: 'functionality',
  purpose: 'Shows comments from GitHub Discussions on the page.',
  company: { name: 'giscus', country: 'US' },
  privacyUrl: 'https://github.com/giscus/giscus/blob/main/PRIVACY-POLICY.md',
  hosts: ['giscus.app'],
  stores: [
    {
      name: 'giscus-session',
      kinds: ['localStorage'],
      purpose: "Keeps a commenter's sign-in with GitHub.",
      duration: 'persistent',
    },
  ],
}
