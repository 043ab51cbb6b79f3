import { googleTag } from '../loading/google-tag'
import type { Service } from '../service'

export const googleAds: Service = {
  name: 'google-ads',
  title: 'Google Ads',
  category: 'marketing',
  purpose: 'Measures whether ads lead to purchases, and shows ads to people who visited the site.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://business.safety.google/privacy/',
  hosts: [
    'googleadservices.com',
    'googleads.g.doubleclick.net',
    'google.com/ads',
    'google.com/ccm',
    'google.com/pagead',
    'google.com/rmkt',
    'google.com/measurement/conversion',
  ],
  stores: [
    { name: '_gcl_au', purpose: 'Measures whether visitors act after they clicked an ad.', duration: 'P90D' },
    { name: '_gcl_aw', purpose: 'Stores the click on an ad.', duration: 'P90D' },
    { name: '_gcl_gb', purpose: 'Stores the click on an ad.', duration: 'P90D' },
    { name: '_gcl_gs', purpose: 'Stores where the click on an ad came from.', duration: 'P90D' },
    { name: '_gcl_ag', purpose: 'Stores the click on an ad.', duration: 'P90D' },
    { name: '_gcl_ls', kinds: ['localStorage'], purpose: 'Stores the click on an ad.', duration: 'persistent' },
    { name: '_gac_*', purpose: 'Stores which campaign the visitor came from.', duration: 'P90D' },
    { name: 'FPGCLAW', purpose: 'Stores the click on an ad, set by a server of the site.', duration: 'P90D' },
    { name: 'FPGCLGB', purpose: 'Stores the click on an ad, set by a server of the site.', duration: 'P90D' },
    {
      name: 'FPAU',
      purpose: 'Measures whether visitors act after an ad, set by a server of the site.',
      duration: 'P90D',
    },
  ],
  loader: {
    id: {
      pattern: /^AW-\d{8,12}$/,
      example: 'AW-123456789',
      where: 'Google Ads, Tools, Data manager, Google tag: the tag ID',
    },
    ...googleTag('marketing'),
  },
}
