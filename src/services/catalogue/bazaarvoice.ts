import type { Service } from '../service'

export const bazaarvoice: Service = {
  name: 'bazaarvoice',
  title: 'Bazaarvoice',
  category: 'functionality',
  purpose: "Shows and collects customers' reviews and counts how they help sales.",
  company: { name: 'Bazaarvoice, Inc.', country: 'US' },
  privacyUrl: 'https://www.bazaarvoice.com/legal/privacy-policy/',
  hosts: ['bazaarvoice.com', 'curalate.com'],
  stores: [
    { name: 'BVBRANDID', purpose: 'Recognizes the visitor for statistics about reviews.', duration: 'P1Y' },
    { name: 'BVBRANDSID', purpose: 'Recognizes the visit for statistics about reviews.', duration: 'PT30M' },
    {
      name: 'BVID',
      purpose: 'Recognizes the browser across shops.',
      domain: 'network.bazaarvoice.com',
      duration: 'P1Y',
    },
    {
      name: 'BVSID',
      purpose: 'Recognizes the visit across shops.',
      domain: 'network.bazaarvoice.com',
      duration: 'session',
    },
  ],
}
