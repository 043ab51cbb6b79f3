import type { Service } from '../service'

export const ezoic: Service = {
  name: 'ezoic',
  title: 'Ezoic',
  category: 'marketing',
  purpose: 'Chooses, tests and places the advertisements of the site.',
  company: { name: 'Ezoic, Inc.', country: 'US' },
  privacyUrl: 'https://www.ezoic.com/privacy-policy/',
  hosts: ['ezoic.net', 'ezojs.com', 'ezoic.com', 'ezodn.com', 'ezoiccdn.com'],
  stores: [
    { name: 'ezosuibasgeneris-1', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'ezosuigeneris*', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'ezoadgid_*', purpose: 'Assigns the visitor to a group for tests.', duration: 'PT30M' },
    { name: 'ezoab_*', purpose: 'Assigns the visitor to a test.', duration: 'PT2H' },
    { name: 'ezoref_*', purpose: 'Holds where the visitor came from.', duration: 'PT2H' },
    { name: 'ezopvc_*', purpose: 'Counts the pages of a visit.', duration: 'PT30M' },
    { name: 'ezovid_*', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: 'ezovuuid_*', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: 'ezovuuidtime_*', purpose: 'Remembers when the visit began.', duration: 'P2D' },
    { name: 'active_template::*', purpose: 'Holds the version of the page.', duration: 'P2D' },
    { name: 'ezds', purpose: 'Holds the size of the screen.', duration: 'P1Y' },
    { name: 'ezohw', purpose: 'Holds the size of the screen.', duration: 'P1Y' },
  ],
}
