import type { Service } from '../service'

export const tripadvisor: Service = {
  name: 'tripadvisor',
  title: 'Tripadvisor',
  category: 'functionality',
  purpose: "Shows travellers' reviews and ratings from Tripadvisor.",
  company: { name: 'Tripadvisor LLC', country: 'US' },
  privacyUrl: 'https://tripadvisor.mediaroom.com/us-privacy-policy',
  hosts: [
    'tripadvisor.com',
    'tripadvisor.co.uk',
    'tripadvisor.de',
    'tripadvisor.fr',
    'tripadvisor.es',
    'tripadvisor.it',
    'tacdn.com',
    'jscache.com',
    'tamgrt.com',
  ],
  stores: [
    { name: 'TAUnique', purpose: 'Recognizes the browser.', domain: 'tripadvisor.com', duration: 'P2Y' },
    { name: 'TADCID', purpose: 'Recognizes the browser for statistics.', domain: 'tripadvisor.com', duration: 'P10Y' },
    { name: 'TASSK', purpose: 'Recognizes the browser for security.', domain: 'tripadvisor.com', duration: 'P180D' },
    {
      name: 'ServerPool',
      purpose: 'Directs requests to the same servers.',
      domain: 'tripadvisor.com',
      duration: 'session',
    },
  ],
}
