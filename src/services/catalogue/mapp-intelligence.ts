import type { Service } from '../service'

export const mappIntelligence: Service = {
  name: 'mapp-intelligence',
  title: 'Mapp Intelligence (Webtrekk)',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Mapp Digital US, LLC', country: 'US' },
  privacyUrl: 'https://mapp.com/privacy/',
  hosts: ['webtrekk.net', 'wbtrk.net', 'wt-eu02.net', 'wt-safetag.com', 'mapp.com', 'webtrekk-us.net', 'flxn.de'],
  stores: [
    { name: 'wt3_eid', purpose: 'Recognizes the visitor.', duration: 'P180D' },
    { name: 'wt3_sid', purpose: 'Recognizes the visit.', duration: 'session' },
    { name: 'wt_rla', purpose: 'Remembers the link that was clicked.', duration: 'P180D' },
    { name: 'wteid_*', purpose: 'Recognizes the visitor.', duration: 'P180D' },
    { name: 'wtsid_*', purpose: 'Recognizes the visit.', duration: 'session' },
    {
      name: 'wtstp_*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Holds details of campaigns.',
      duration: 'persistent',
    },
  ],
}
