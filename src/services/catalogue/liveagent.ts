import type { Service } from '../service'

export const liveagent: Service = {
  name: 'liveagent',
  title: 'LiveAgent',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Quality Unit, s.r.o.', country: 'SK' },
  privacyUrl: 'https://www.liveagent.com/privacy-policy/',
  hosts: ['ladesk.com'],
  stores: [
    { name: 'LaVisitorId_*', purpose: 'Recognizes the visitor.', duration: 'P30Y' },
    { name: 'LaUserDetails', purpose: 'Holds the name and address that the visitor gave.', duration: 'P30Y' },
    { name: 'LaSID', purpose: 'Recognizes the visit.', duration: 'session' },
    { name: 'LaRunningChat', purpose: 'Keeps the chat open on the next page.', duration: 'session' },
    { name: 'closeChatInvitation', purpose: 'Remembers that an invitation was closed.', duration: 'session' },
  ],
}
