import type { Service } from '../service'

export const yahooAdvertising: Service = {
  name: 'yahoo-advertising',
  title: 'Yahoo Advertising',
  category: 'marketing',
  purpose: 'Places advertisements and counts sales after them.',
  company: { name: 'Yahoo Inc.', country: 'US' },
  privacyUrl: 'https://legal.yahoo.com/ie/en/yahoo/privacy/index.html',
  hosts: [
    'ads.yahoo.com',
    'analytics.yahoo.com',
    'gemini.yahoo.com',
    's.yimg.com/wi',
    'advertising.com',
    'adtechus.com',
    'adaptv.tv',
    'btrll.com',
    'ybp.yahoo.com',
  ],
  stores: [
    {
      name: 'A3',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'yahoo.com',
      duration: 'P1Y',
    },
    { name: 'IDSYNC', purpose: 'Exchanges identifiers with partners.', domain: 'yahoo.com', duration: 'P1Y' },
    {
      name: 'APID',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'advertising.com',
      duration: 'P30D',
    },
    { name: 'axids', purpose: 'Holds identifiers of partners for advertising.', domain: 'yahoo.com', duration: 'P1Y' },
    {
      name: 'tbla_id',
      purpose: 'Recognizes the browser for advertising by Taboola.',
      domain: 'yahoo.com',
      duration: 'P1Y',
    },
  ],
}
