import type { Service } from '../service'

export const adobeAudienceManager: Service = {
  name: 'adobe-audience-manager',
  title: 'Adobe Audience Manager',
  category: 'marketing',
  purpose: 'Collects interests of visitors and recognises them across sites for advertising.',
  company: { name: 'Adobe Inc.', country: 'US' },
  privacyUrl: 'https://www.adobe.com/privacy/experience-cloud.html',
  hosts: ['demdex.net'],
  stores: [
    {
      name: 'demdex',
      purpose: 'Recognises the browser across sites for advertising (set on demdex.net).',
      duration: 'P180D',
    },
    { name: 'dextp', purpose: 'Remembers when identifiers were exchanged (set on demdex.net).', duration: 'P180D' },
    { name: 'dpm', purpose: 'Exchanges identifiers with partners (set on demdex.net).', duration: 'P180D' },
    { name: 'dst', purpose: 'Remembers errors when data was sent to partners (set on demdex.net).', duration: 'P180D' },
    { name: 'aam_uuid', purpose: 'Recognises the visitor on the site.', duration: 'P30D' },
    { name: 'AMCV_*', purpose: 'Recognises the visitor for all Adobe services.', duration: 'P2Y' },
    { name: 'AMCVS_*', purpose: 'Remembers that a visit has started.', duration: 'session' },
  ],
}
