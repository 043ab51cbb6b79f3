import type { Service } from '../service'

export const googleCustomSearch: Service = {
  name: 'google-custom-search',
  title: 'Google Programmable Search',
  category: 'functionality',
  purpose: 'Searches the site with Google.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['cse.google.com', 'google.com/cse', 'google.com/coop'],
  stores: [
    { name: '__gsas', purpose: 'Recognizes the browser for advertisements beside search results.', duration: 'P3M' },
    { name: 'NID', purpose: 'Recognizes the browser and remembers settings.', domain: 'google.com', duration: 'P6M' },
  ],
}
