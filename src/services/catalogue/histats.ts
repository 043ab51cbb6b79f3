import type { Service } from '../service'

export const histats: Service = {
  name: 'histats',
  title: 'Histats',
  category: 'measurement',
  purpose: 'Counts visits to the site.',
  company: { name: 'Histats', country: 'IT' },
  privacyUrl: 'https://www.histats.com/?act=102',
  hosts: ['histats.com'],
  stores: [
    { name: 'HstCfa*', purpose: 'Remembers when the visitor came.', duration: 'P1Y' },
    { name: 'HstCla*', purpose: 'Remembers when the visitor came.', duration: 'P1Y' },
    { name: 'HstCmu*', purpose: 'Remembers when the visitor came.', duration: 'P1Y' },
    { name: 'HstPn*', purpose: 'Counts pages and visits.', duration: 'P1Y' },
    { name: 'HstPt*', purpose: 'Counts pages and visits.', duration: 'P1Y' },
    { name: 'HstCnv*', purpose: 'Counts pages and visits.', duration: 'P1Y' },
    { name: 'HstCns*', purpose: 'Counts pages and visits.', duration: 'P1Y' },
    { name: 'cc_*_histats', purpose: 'Recognizes the browser.', domain: 'histats.com', duration: 'P1Y' },
  ],
}
