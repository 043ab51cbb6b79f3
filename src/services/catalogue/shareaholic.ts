import type { Service } from '../service'

export const shareaholic: Service = {
  name: 'shareaholic',
  title: 'Shareaholic',
  category: 'marketing',
  purpose: 'Shows share buttons and related articles, and places advertisements.',
  company: { name: 'Shareaholic, Inc.', country: 'US' },
  privacyUrl: 'https://www.shareaholic.com/privacy/',
  hosts: ['shareaholic.com', 'shareaholic.net'],
  stores: [
    { name: 'cid', purpose: 'Recognizes the browser across sites.', domain: 'shareaholic.com', duration: 'P1Y' },
  ],
}
