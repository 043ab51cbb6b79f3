import type { Service } from '../service'

export const bluekai: Service = {
  name: 'bluekai',
  title: 'Oracle BlueKai',
  category: 'marketing',
  purpose: 'Collected interests of visitors for advertising until it ended in September 2024.',
  company: { name: 'Oracle Corporation', country: 'US' },
  privacyUrl: 'https://www.oracle.com/legal/privacy/advertising-privacy-policy.html',
  hosts: ['bluekai.com', 'bkrtx.com'],
  stores: [
    {
      name: 'bku',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'bluekai.com',
      duration: 'P180D',
    },
    { name: 'bkdc', purpose: 'Chooses the data centre.', domain: 'bluekai.com', duration: 'P180D' },
    { name: 'bkpa', purpose: 'Holds groups of interests for advertising.', domain: 'bluekai.com', duration: 'P180D' },
  ],
}
