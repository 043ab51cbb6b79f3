import type { Service } from '../service'

export const adobeTarget: Service = {
  name: 'adobe-target',
  title: 'Adobe Target',
  category: 'measurement',
  purpose: 'Tests versions of pages and adapts content to visitors.',
  company: { name: 'Adobe Inc.', country: 'US' },
  privacyUrl: 'https://www.adobe.com/privacy/policy.html',
  hosts: ['tt.omtrdc.net'],
  stores: [
    { name: 'mbox', purpose: 'Recognizes the visitor and remembers the versions shown.', duration: 'P2Y' },
    { name: 'at_check', purpose: 'Checks whether the browser accepts cookies.', duration: 'session' },
    { name: 'mboxEdgeCluster', purpose: 'Directs requests to the same region.', duration: 'PT30M' },
  ],
}
