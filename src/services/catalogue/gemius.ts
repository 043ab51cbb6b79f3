import type { Service } from '../service'

export const gemius: Service = {
  name: 'gemius',
  title: 'Gemius',
  category: 'measurement',
  purpose: 'Counts visits to compare the audiences of sites.',
  company: { name: 'Gemius S.A.', country: 'PL' },
  privacyUrl: 'https://www.gemius.com/privacy-policy.html',
  hosts: ['gemius.pl', 'gemius.com'],
  stores: [
    { name: '__gfp_64b', purpose: 'Recognizes the visitor for statistics.', duration: 'P13M' },
    { name: '__gfp_s_64b', purpose: 'Recognizes the visitor for statistics.', duration: 'P13M' },
    {
      name: 'Gdyn',
      purpose: 'Recognizes the browser across sites for statistics.',
      domain: 'gemius.pl',
      duration: 'P13M',
    },
  ],
}
