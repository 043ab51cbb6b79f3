import type { Service } from '../service'

export const liveperson: Service = {
  name: 'liveperson',
  title: 'LivePerson',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'LivePerson, Inc.', country: 'US' },
  privacyUrl: 'https://www.liveperson.com/policies/privacy/',
  hosts: ['liveperson.net', 'lpsnmedia.net', 'liveperson.com'],
  stores: [
    { name: 'LPVID', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: 'LPSID-*', kinds: ['cookie', 'sessionStorage'], purpose: 'Recognizes the visit.', duration: 'session' },
    { name: 'LPCID-*', kinds: ['sessionStorage'], purpose: 'Recognizes the chat.', duration: 'session' },
  ],
}
