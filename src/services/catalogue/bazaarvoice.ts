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
    { name: 'BVBRANDID', purpose: 'Recognises the visitor for statistics about reviews.', duration: 'P1Y' },
    { name: 'BVBRANDSID', purpose: 'Recognises the visit for statistics about reviews.', duration: 'PT30M' },
    { name: 'BVID', purpose: 'Recognises the browser across shops (set on network.bazaarvoice.com).', duration: 'P1Y' },
    {
      name: 'BVSID',
      purpose: 'Recognises the visit across shops (set on network.bazaarvoice.com).',
      duration: 'session',
    },
  ],
}
