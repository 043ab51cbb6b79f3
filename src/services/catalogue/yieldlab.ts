import type { Service } from '../service'

export const yieldlab: Service = {
  name: 'yieldlab',
  title: 'Yieldlab',
  category: 'marketing',
  purpose: 'Auctions places for advertisements.',
  company: { name: 'Virtual Minds GmbH', country: 'DE' },
  privacyUrl: 'https://yieldlab.com/privacy-platform/',
  hosts: ['yieldlab.net', 'yieldlab.de'],
  stores: [
    {
      name: 'id',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'yieldlab.net',
      duration: 'P1Y',
    },
  ],
}
