import type { Service } from '../service'

export const auth0: Service = {
  name: 'auth0',
  title: 'Auth0',
  category: 'necessary',
  purpose: 'Signs users in.',
  company: { name: 'Okta, Inc.', country: 'US' },
  privacyUrl: 'https://www.okta.com/privacy-policy/',
  hosts: ['auth0.com', 'cdn.auth0.com'],
  stores: [
    { name: 'auth0.*.is.authenticated', purpose: 'Remembers that the user is signed in.', duration: 'P1D' },
    { name: 'a0.spajs.txs.*', purpose: 'Keeps the state of the sign-in.', duration: 'session' },
    { name: '@@auth0spajs@@::*', kinds: ['localStorage'], purpose: 'Keeps users signed in.', duration: 'persistent' },
  ],
}
