import type { Service } from '../service'

export const rtbHouse: Service = {
  name: 'rtb-house',
  title: 'RTB House',
  category: 'marketing',
  purpose: 'Shows visitors of a shop its products again on other sites.',
  company: { name: 'RTB House S.A.', country: 'PL' },
  privacyUrl: 'https://www.rtbhouse.com/privacy-center/services-privacy-policy/',
  hosts: ['creativecdn.com', 'erne.co', 'rtbhouse.com'],
  stores: [
    {
      name: 'u',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'creativecdn.com',
      duration: 'P1Y',
    },
    {
      name: 'g',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'creativecdn.com',
      duration: 'P1Y',
    },
    {
      name: 'ts',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'creativecdn.com',
      duration: 'P1Y',
    },
    { name: '__rtbh.lid', purpose: 'Recognizes the visitor on the site for advertising.', duration: 'P1Y' },
    { name: '__rtbh.uid', purpose: 'Recognizes the visitor on the site for advertising.', duration: 'P1Y' },
  ],
}
