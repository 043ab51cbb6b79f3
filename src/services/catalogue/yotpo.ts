import type { Service } from '../service'

export const yotpo: Service = {
  name: 'yotpo',
  title: 'Yotpo',
  category: 'functionality',
  purpose: "Shows and collects customers' reviews and runs loyalty programmes.",
  company: { name: 'Yotpo Ltd.', country: 'IL' },
  privacyUrl: 'https://www.yotpo.com/privacy-policy/',
  hosts: ['yotpo.com', 'swellrewards.com', 'swellrewards.co'],
  stores: [
    {
      name: 'pixel',
      purpose: 'Recognizes the browser to count sales after reviews.',
      domain: 'yotpo.com',
      duration: 'P2Y',
    },
    { name: 'yotpo_pixel', purpose: 'Counts visits to pages with reviews.', duration: 'P1D' },
    { name: '_sp_id.*', purpose: 'Recognizes the visitor for statistics.', duration: 'P2Y' },
    { name: '_sp_ses.*', purpose: 'Recognizes the visit for statistics.', duration: 'PT30M' },
  ],
}
