import type { Service } from '../service'

export const podscribe: Service = {
  name: 'podscribe',
  title: 'Podscribe',
  category: 'marketing',
  purpose: 'Counts visits and sales after advertisements in podcasts.',
  company: { name: 'Podscribe Inc.', country: 'US' },
  privacyUrl: 'https://podscribe.com/privacy',
  hosts: ['podscribe.com', 'd34r8q7sht0t9k.cloudfront.net'],
  stores: [
    { name: '__ps_did', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    {
      name: '__ps_r',
      purpose: "Remembers the visitor's first visit and where the visitor came from.",
      duration: 'P1Y',
    },
    {
      name: '__ps_lu',
      purpose: "Remembers the visitor's first visit and where the visitor came from.",
      duration: 'P1Y',
    },
    {
      name: '__ps_fva',
      purpose: "Remembers the visitor's first visit and where the visitor came from.",
      duration: 'P1Y',
    },
    {
      name: '__ps_sr',
      purpose: 'Remembers the first page of the visit and where the visitor came from.',
      duration: 'PT30M',
    },
    {
      name: '__ps_slu',
      purpose: 'Remembers the first page of the visit and where the visitor came from.',
      duration: 'PT30M',
    },
    { name: '__podscribe_*', purpose: 'Recognizes the visitor and remembers the first page.', duration: 'P90D' },
  ],
}
