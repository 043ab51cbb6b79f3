import type { Service } from '../service'

export const bingMaps: Service = {
  name: 'bing-maps',
  title: 'Bing Maps',
  category: 'experience',
  purpose: 'Shows interactive Bing maps on the page.',
  company: { name: 'Microsoft Corporation', country: 'US' },
  privacyUrl: 'https://www.microsoft.com/privacy/privacystatement',
  hosts: ['bing.com/maps', 'virtualearth.net', 'bing.com/api/maps'],
  stores: [
    {
      name: 'MUID',
      purpose: 'Recognizes the browser for advertising and statistics.',
      domain: 'bing.com',
      duration: 'P390D',
    },
    { name: 'SRCHD', purpose: 'Remembers settings and recognizes the browser.', domain: 'bing.com', duration: 'P390D' },
    {
      name: 'SRCHUID',
      purpose: 'Remembers settings and recognizes the browser.',
      domain: 'bing.com',
      duration: 'P390D',
    },
    {
      name: 'SRCHUSR',
      purpose: 'Remembers settings and recognizes the browser.',
      domain: 'bing.com',
      duration: 'P390D',
    },
    {
      name: 'SRCHHPGUSR',
      purpose: 'Remembers settings and recognizes the browser.',
      domain: 'bing.com',
      duration: 'P390D',
    },
  ],
}
