import type { Service } from '../service'

export const snapengage: Service = {
  name: 'snapengage',
  title: 'SnapEngage',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'TeamSupport LLC', country: 'US' },
  privacyUrl: 'https://www.teamsupport.com/privacy-policy',
  hosts: ['snapengage.com'],
  stores: [
    { name: 'SnapABugHistory', purpose: 'Counts visits.', duration: 'P1Y' },
    { name: 'SnapABugVisit', purpose: 'Recognizes the visit.', duration: 'session' },
    { name: 'SnapABugRef', purpose: 'Remembers where the visitor came from.', duration: 'P1Y' },
    { name: 'SnapABugUserAlias', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
  ],
}
