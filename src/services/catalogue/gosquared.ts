import type { Service } from '../service'

export const gosquared: Service = {
  name: 'gosquared',
  title: 'GoSquared',
  category: 'measurement',
  purpose: 'Counts visits and shows a chat window.',
  company: { name: 'Go Squared Ltd', country: 'GB' },
  privacyUrl: 'https://www.gosquared.com/legal/privacy/',
  hosts: ['gosquared.com', 'd1l6p2sc9645hc.cloudfront.net'],
  stores: [
    { name: '_gs_u_*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'persistent' },
    { name: '_gs_v_*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'persistent' },
    { name: '_gs_s_*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visit.', duration: 'persistent' },
    {
      name: '_gs_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Holds details of the visit.',
      duration: 'persistent',
    },
  ],
}
