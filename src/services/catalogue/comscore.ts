import type { Service } from '../service'

export const comscore: Service = {
  name: 'comscore',
  title: 'Comscore',
  category: 'measurement',
  purpose: 'Counts visits to compare the audiences of sites.',
  company: { name: 'Comscore, Inc.', country: 'US' },
  privacyUrl: 'https://www.comscore.com/About/Privacy-Policy',
  hosts: ['scorecardresearch.com', 'comscore.com', 'sitestat.com', 'zqtk.net'],
  stores: [
    {
      name: 'UID',
      purpose: 'Recognises the browser across sites for statistics (set on scorecardresearch.com).',
      duration: 'P13M',
    },
    {
      name: 'XID',
      purpose: 'Recognises the browser across sites for statistics (set on scorecardresearch.com).',
      duration: 'P13M',
    },
    {
      name: 'UIDR',
      purpose: 'Recognises the browser across sites for statistics (set on scorecardresearch.com).',
      duration: 'P13M',
    },
    { name: '_scor_uid', purpose: 'Recognises the visitor for statistics.', duration: 'P13M' },
  ],
}
