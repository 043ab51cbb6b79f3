import type { Service } from '../service'

export const adobeAnalytics: Service = {
  name: 'adobe-analytics',
  title: 'Adobe Analytics',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Adobe Inc.', country: 'US' },
  privacyUrl: 'https://www.adobe.com/privacy/policy.html',
  hosts: ['sc.omtrdc.net', 'sstats.adobe.com'],
  stores: [
    { name: 's_vi', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: 's_vi_*', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: 's_fid', purpose: 'Recognizes the visitor where the first cookie fails.', duration: 'P5Y' },
    { name: 's_ecid', purpose: 'Recognizes the visitor for all Adobe services.', duration: 'P2Y' },
    { name: 's_cc', purpose: 'Checks whether the browser accepts cookies.', duration: 'session' },
    { name: 's_sq', purpose: 'Remembers the link that was clicked last.', duration: 'session' },
    { name: 's_ppv', purpose: 'Measures how much of a page was seen.', duration: 'session' },
    { name: 's_tp', purpose: 'Holds the height of the page.', duration: 'session' },
    { name: 's_nr', purpose: 'Tells new visitors from returning ones.', duration: 'P30D' },
    { name: 'kndctr_*_identity', purpose: 'Recognizes the visitor for all Adobe services.', duration: 'P13M' },
    { name: 'kndctr_*_cluster', purpose: 'Directs requests to the same region.', duration: 'PT30M' },
  ],
}
