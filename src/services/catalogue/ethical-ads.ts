import type { Service } from '../service'

export const ethicalAds: Service = {
  name: 'ethical-ads',
  title: 'EthicalAds',
  category: 'marketing',
  purpose: 'Places advertisements on the page without following visitors.',
  company: { name: 'Read the Docs, Inc.', country: 'US' },
  privacyUrl: 'https://www.ethicalads.io/privacy-policy/',
  hosts: ['ethicalads.io'],
  stores: [],
}
