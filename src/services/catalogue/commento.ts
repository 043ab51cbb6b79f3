import type { Service } from '../service'

export const commento: Service = {
  name: 'commento',
  title: 'Commento',
  category: 'functionality',
  purpose: 'Shows comments and lets visitors comment on the page.',
  company: { name: 'Commento, Inc.', country: 'US' },
  privacyUrl: 'https://commento.io/legal/privacy-policy',
  hosts: ['commento.io'],
  stores: [
    { name: 'commentoAnonymousOnly', purpose: "Remembers a commenter's sign-in.", duration: 'P1Y' },
    { name: 'commentoCommenterToken', purpose: "Remembers a commenter's sign-in.", duration: 'P1Y' },
  ],
}
