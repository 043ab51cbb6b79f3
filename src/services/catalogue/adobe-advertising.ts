import type { Service } from '../service'

export const adobeAdvertising: Service = {
  name: 'adobe-advertising',
  title: 'Adobe Advertising',
  category: 'marketing',
  purpose: 'Buys advertisements and counts sales after them.',
  company: { name: 'Adobe Inc.', country: 'US' },
  privacyUrl: 'https://www.adobe.com/privacy/experience-cloud.html',
  hosts: ['pixel.everesttech.net', 'cm.everesttech.net', 'sync-tm.everesttech.net', 'everestjs.net'],
  stores: [
    {
      name: 'everest_g_v2',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'everesttech.net',
      duration: 'P2Y',
    },
    { name: 'everest_session_v2', purpose: 'Recognizes the visit.', domain: 'everesttech.net', duration: 'session' },
    { name: 'ev_sync_*', purpose: 'Exchanges identifiers with partners.', domain: 'everesttech.net', duration: 'P1Y' },
    { name: 'adcloud', purpose: "Remembers when the advertiser's site was visited.", duration: 'P1Y' },
    { name: 'id_adcloud', purpose: 'Recognizes the visitor to count sales after advertisements.', duration: 'P91D' },
    { name: '_lcc', purpose: 'Counts clicks on advertisements.', domain: 'everesttech.net', duration: 'PT15M' },
  ],
}
