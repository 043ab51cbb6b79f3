import type { Service } from '../service'

export const comscore: Service = {
  name: 'comscore',
  title: 'Comscore',
  category: 'measurement',
  purpose: 'Counts visits to compare the audiences of sites.',
  company: { name: 'Comscore, Inc.', country: 'US' },
  privacyUrl: 'https://www.scorecardresearch.com/privacy.aspx',
  hosts: ['scorecardresearch.com', 'comscore.com', 'sitestat.com', 'zqtk.net'],
  stores: [
    {
      name: 'UID',
      purpose: 'Recognizes the browser across sites for statistics.',
      domain: 'scorecardresearch.com',
      duration: 'P2Y',
    },
    {
      name: 'XID',
      purpose: 'Recognizes the browser across sites for statistics.',
      domain: 'scorecardresearch.com',
      duration: 'P2Y',
    },
    {
      name: 'UIDR',
      purpose: 'Recognizes the browser across sites for statistics.',
      domain: 'scorecardresearch.com',
      duration: 'P2Y',
    },
    { name: '_scor_uid', purpose: 'Recognizes the visitor for statistics.', duration: 'P13M' },
  ],
}
