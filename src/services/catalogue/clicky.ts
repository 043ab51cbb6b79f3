import type { Service } from '../service'

export const clicky: Service = {
  name: 'clicky',
  title: 'Clicky',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Roxr Software Ltd', country: 'US' },
  privacyUrl: 'https://clicky.com/terms/privacy',
  hosts: ['getclicky.com', 'clicky.com'],
  stores: [
    { name: '_jsuid', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: '_first_pageview', purpose: 'Tells the first page of a visit from later ones.', duration: 'PT10M' },
    { name: 'heatmaps_g2g_*', purpose: 'Switches the counting of clicks on.', duration: 'PT10M' },
    { name: 'cluid', purpose: 'Recognizes the browser across sites.', domain: 'getclicky.com', duration: 'P1Y' },
  ],
}
