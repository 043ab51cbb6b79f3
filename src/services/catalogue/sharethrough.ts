import type { Service } from '../service'

export const sharethrough: Service = {
  name: 'sharethrough',
  title: 'Sharethrough',
  category: 'marketing',
  purpose: 'Auctions places for advertisements.',
  company: { name: 'Sharethrough Inc.', country: 'CA' },
  privacyUrl: 'https://www.sharethrough.com/privacy-center/consumer-privacy-notice',
  hosts: ['sharethrough.com'],
  stores: [
    {
      name: 'stx_user_id',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'sharethrough.com',
      duration: 'P30D',
    },
  ],
}
