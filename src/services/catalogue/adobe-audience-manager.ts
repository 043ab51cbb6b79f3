import type { Service } from '../service'

export const adobeAudienceManager: Service = {
  name: 'adobe-audience-manager',
  title: 'Adobe Audience Manager',
  category: 'marketing',
  purpose: 'Collects interests of visitors and recognizes them across sites for advertising.',
  company: { name: 'Adobe Inc.', country: 'US' },
  privacyUrl: 'https://www.adobe.com/privacy/policy.html',
  hosts: ['dpm.demdex.net', 'fast.demdex.net'],
  stores: [
    {
      name: 'demdex',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'demdex.net',
      duration: 'P180D',
    },
    { name: 'dextp', purpose: 'Remembers when identifiers were exchanged.', domain: 'demdex.net', duration: 'P180D' },
    { name: 'dpm', purpose: 'Exchanges identifiers with partners.', domain: 'demdex.net', duration: 'P180D' },
    {
      name: 'dst',
      purpose: 'Remembers errors when data was sent to partners.',
      domain: 'demdex.net',
      duration: 'P180D',
    },
    { name: 'aam_uuid', purpose: 'Recognizes the visitor on the site.', duration: 'P30D' },
    { name: 'AMCV_*', purpose: 'Recognizes the visitor for all Adobe services.', duration: 'P2Y' },
    { name: 'AMCVS_*', purpose: 'Remembers that a visit has started.', duration: 'session' },
  ],
}
