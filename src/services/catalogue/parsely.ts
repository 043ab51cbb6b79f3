import type { Service } from '../service'

export const parsely: Service = {
  name: 'parsely',
  title: 'Parse.ly',
  category: 'measurement',
  purpose: 'Counts readers and recommends articles.',
  company: { name: 'Automattic Inc.', country: 'US' },
  privacyUrl: 'https://www.parse.ly/privacy-policy/',
  hosts: ['parsely.com', 'd1z2jf7jlzjs58.cloudfront.net'],
  stores: [
    { name: '_parsely_visitor', purpose: 'Recognizes the visitor.', duration: 'P13M' },
    { name: '_parsely_session', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: '_parsely_slot_click', purpose: 'Remembers the place of the link that was clicked.', duration: 'session' },
    { name: '_parsely_tpa_blocked', purpose: 'Remembers whether requests to Parse.ly are blocked.', duration: 'PT12H' },
  ],
}
