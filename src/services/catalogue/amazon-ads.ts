import type { Service } from '../service'

export const amazonAds: Service = {
  name: 'amazon-ads',
  title: 'Amazon Ads',
  category: 'marketing',
  purpose: 'Counts sales after Amazon advertisements and builds audiences for advertising.',
  company: { name: 'Amazon.com, Inc.', country: 'US' },
  privacyUrl: 'https://advertising.amazon.com/legal/privacy-notice',
  hosts: [
    's.amazon-adsystem.com',
    'aax-eu.amazon-adsystem.com',
    'aax.amazon-adsystem.com',
    'ara.paa-reporting-advertising.amazon',
    'ads.amazon.com',
  ],
  stores: [
    {
      name: 'ad-id',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'amazon-adsystem.com',
      duration: 'P190D',
    },
    {
      name: 'ad-privacy',
      purpose: 'Remembers the choice about personal advertisements.',
      domain: 'amazon-adsystem.com',
      duration: 'P5Y',
    },
  ],
}
