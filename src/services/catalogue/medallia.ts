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
    { name: 'kampyle_userid', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'P1Y' },
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
      purpose: 'Remembers whether a survey was shown, refused or answered.',
      duration: 'P1Y',
    },
    {
      name: 'LAST_INVITATION_VIEW',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers whether a survey was shown, refused or answered.',
      duration: 'P1Y',
    },
    {
      name: 'DECLINED_DATE',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers whether a survey was shown, refused or answered.',
      duration: 'P1Y',
    },
    {
      name: 'SUBMITTED_DATE',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers whether a survey was shown, refused or answered.',
      duration: 'P1Y',
    },
    {
      name: 'kampyleUserPercentile',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Chooses visitors for surveys.',
      duration: 'P1Y',
    },
    {
      name: 'kampylePageLoadedTimestamp',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Measures how long a page is open.',
      duration: 'P1Y',
    },
  ],
}
