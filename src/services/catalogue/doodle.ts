import type { Service } from '../service'

export const doodle: Service = {
  name: 'doodle',
  title: 'Doodle',
  category: 'functionality',
  purpose: 'Lets visitors vote on dates and book appointments.',
  company: { name: 'Doodle AG', country: 'CH' },
  privacyUrl: 'https://doodle.com/en/privacy-policy/',
  hosts: ['doodle.com'],
  stores: [
    { name: 'DoodleIdentification', purpose: 'Recognizes the visitor.', domain: 'doodle.com', duration: 'P1Y' },
    {
      name: 'DoodleReferrer',
      purpose: 'Remembers where the visitor came from.',
      domain: 'doodle.com',
      duration: 'session',
    },
  ],
}
