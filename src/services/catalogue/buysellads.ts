import type { Service } from '../service'

export const buysellads: Service = {
  name: 'buysellads',
  title: 'BuySellAds',
  category: 'marketing',
  purpose: 'Places advertisements on the page.',
  company: { name: 'BuySellAds.com Inc.', country: 'US' },
  privacyUrl: 'https://www.buysellads.com/about/privacy',
  hosts: ['buysellads.com', 'buysellads.net', 'servedby-buysellads.com'],
  stores: [],
}
