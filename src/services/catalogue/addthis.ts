import type { Service } from '../service'

export const addthis: Service = {
  name: 'addthis',
  title: 'AddThis',
  category: 'marketing',
  purpose: 'Showed share buttons and followed visitors across sites until it ended in May 2023.',
  company: { name: 'Oracle Corporation', country: 'US' },
  privacyUrl: 'https://www.oracle.com/legal/privacy/addthis-privacy-policy/',
  hosts: ['addthis.com', 'addthisedge.com', 'addthiscdn.com'],
  stores: [
    { name: '__atuvc', purpose: 'Counts how often the page was shared.', duration: 'P13M' },
    { name: '__atuvs', purpose: 'Counts shares within a visit.', duration: 'PT30M' },
    {
      name: 'uvc',
      purpose: 'Recognizes the browser across sites and its rough location.',
      domain: 'addthis.com',
      duration: 'P13M',
    },
    {
      name: 'loc',
      purpose: 'Recognizes the browser across sites and its rough location.',
      domain: 'addthis.com',
      duration: 'P13M',
    },
  ],
}
