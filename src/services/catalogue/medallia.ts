import type { Service } from '../service'

export const medallia: Service = {
  name: 'medallia',
  title: 'Medallia',
  category: 'measurement',
  purpose: 'Shows surveys and collects the answers.',
  company: { name: 'Medallia, Inc.', country: 'US' },
  privacyUrl: 'https://www.medallia.com/privacy-policy/',
  hosts: ['medallia.com', 'kampyle.com', 'medallia.eu'],
  stores: [
    { name: 'kampyle_userid', kinds: ['cookie', 'localStorage'], purpose: 'Recognises the visitor.', duration: 'P1Y' },
    { name: 'kampyleUserSession', kinds: ['cookie', 'localStorage'], purpose: 'Counts visits.', duration: 'P1Y' },
    { name: 'kampyleUserSessionsCount', kinds: ['cookie', 'localStorage'], purpose: 'Counts visits.', duration: 'P1Y' },
    {
      name: 'kampyleSessionPageCounter',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Counts the pages of a visit.',
      duration: 'P1Y',
    },
    {
      name: 'kampyleInvitePresented',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers whether a survey was shown.',
      duration: 'P1Y',
    },
    {
      name: 'mdLogger*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers whether a survey was shown.',
      duration: 'P1Y',
    },
  ],
}
