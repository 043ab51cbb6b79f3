import type { Service } from '../service'

export const codesandbox: Service = {
  name: 'codesandbox',
  title: 'CodeSandbox',
  category: 'experience',
  purpose: 'Runs code examples from CodeSandbox on the page.',
  company: { name: 'CodeSandbox BV', country: 'NL' },
  privacyUrl: 'https://codesandbox.io/legal/privacy',
  hosts: ['codesandbox.io', 'csb.app'],
  stores: [
    {
      name: 'signedInDev',
      purpose: 'Remembers whether the visitor is signed in.',
      domain: 'codesandbox.io',
      duration: 'session',
    },
  ],
}
