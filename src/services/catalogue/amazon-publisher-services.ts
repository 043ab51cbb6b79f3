import type { Service } from '../service'

export const amazonPublisherServices: Service = {
  name: 'amazon-publisher-services',
  title: 'Amazon Publisher Services',
  category: 'marketing',
  purpose: 'Auctions the places for advertisements on the site.',
  company: { name: 'Amazon.com, Inc.', country: 'US' },
  privacyUrl: 'https://advertising.amazon.com/legal/privacy-notice',
  hosts: ['amazon-adsystem.com', 'aps.amazon.com'],
  stores: [{ name: '__trf.src', purpose: 'Remembers where the visitor came from.', duration: 'P1Y' }],
}
