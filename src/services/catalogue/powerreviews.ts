import type { Service } from '../service'

export const powerreviews: Service = {
  name: 'powerreviews',
  title: 'PowerReviews',
  category: 'functionality',
  purpose: "Shows and collects customers' reviews and counts how they help sales.",
  company: { name: '1WorldSync, Inc.', country: 'US' },
  privacyUrl: 'https://www.powerreviews.com/privacy-policy/',
  hosts: ['powerreviews.com'],
  stores: [{ name: 'prpgv', purpose: 'Recognises the visitor for statistics about reviews.', duration: 'P1Y' }],
}
