import type { Service } from '../service'

export const yelp: Service = {
  name: 'yelp',
  title: 'Yelp',
  category: 'functionality',
  purpose: 'Shows reviews from Yelp on the page.',
  company: { name: 'Yelp Inc.', country: 'US' },
  privacyUrl: 'https://terms.yelp.com/privacy/en_us/20240710_en_us/',
  hosts: ['yelp.com', 'yelpcdn.com'],
  stores: [
    { name: 'wdi', purpose: 'Recognizes the browser.', domain: 'yelp.com', duration: 'P20Y' },
    { name: 'bse', purpose: 'Recognizes the visit.', domain: 'yelp.com', duration: 'session' },
  ],
}
