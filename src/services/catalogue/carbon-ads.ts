import type { Service } from '../service'

export const carbonAds: Service = {
  name: 'carbon-ads',
  title: 'Carbon Ads',
  category: 'marketing',
  purpose: 'Places one advertisement on the page without following visitors.',
  company: { name: 'BuySellAds.com Inc.', country: 'US' },
  privacyUrl: 'https://www.carbonads.net/privacy',
  hosts: ['carbonads.net', 'carbonads.com'],
  stores: [],
}
