import type { Service } from '../service'

export const userCom: Service = {
  name: 'user-com',
  title: 'User.com',
  category: 'functionality',
  purpose: 'Shows a chat window and counts what visitors do.',
  company: { name: 'UserEngage sp. z o.o.', country: 'PL' },
  privacyUrl: 'https://user.com/en/privacy-policy/',
  hosts: ['user.com', 'userengage.com'],
  stores: [
    { name: '__ca__chat', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: '_ueuuid', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
  ],
}
