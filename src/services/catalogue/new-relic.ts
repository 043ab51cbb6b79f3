import type { Service } from '../service'

export const newRelic: Service = {
  name: 'new-relic',
  title: 'New Relic Browser',
  category: 'measurement',
  purpose: 'Measures speed and errors of the site.',
  company: { name: 'New Relic, Inc.', country: 'US' },
  privacyUrl: 'https://newrelic.com/termsandconditions/privacy',
  hosts: ['newrelic.com', 'nr-data.net', 'nr-assets.net'],
  stores: [
    { name: 'NRBA_SESSION*', kinds: ['localStorage'], purpose: 'Recognizes the visit.', duration: 'PT4H' },
    { name: 'NREUM', purpose: 'Measures how long a page takes to load.', duration: 'session' },
    { name: 'NRBA_DEVICE', kinds: ['localStorage'], purpose: 'Recognizes the browser.', duration: 'persistent' },
  ],
}
