import type { Service } from '../service'

export const githubGist: Service = {
  name: 'github-gist',
  title: 'GitHub Gist',
  category: 'experience',
  purpose: 'Shows pieces of code from GitHub Gist on the page.',
  company: { name: 'GitHub, Inc.', country: 'US' },
  privacyUrl: 'https://docs.github.com/en/site-policy/privacy-policies/github-general-privacy-statement',
  hosts: ['gist.github.com'],
  stores: [],
}
