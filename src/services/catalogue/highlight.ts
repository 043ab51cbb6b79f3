import type { Service } from '../service'

export const highlight: Service = {
  name: 'highlight',
  title: 'Highlight',
  category: 'measurement',
  purpose: 'Records visits and errors, so that the site can replay and fix them.',
  company: { name: 'Highlight, Inc.', country: 'US' },
  privacyUrl: 'https://www.highlight.io/privacy',
  hosts: ['highlight.io', 'highlight.run'],
  stores: [
    { name: 'highlightClientID', kinds: ['localStorage'], purpose: 'Recognizes the browser.', duration: 'persistent' },
    { name: 'sessionData_*', kinds: ['localStorage'], purpose: 'Recognizes the visit.', duration: 'persistent' },
  ],
}
