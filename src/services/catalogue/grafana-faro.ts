import type { Service } from '../service'

export const grafanaFaro: Service = {
  name: 'grafana-faro',
  title: 'Grafana Faro',
  category: 'measurement',
  purpose: 'Measures speed and errors of the site.',
  company: { name: 'Raintank, Inc.', country: 'US' },
  privacyUrl: 'https://grafana.com/legal/privacy-policy/',
  hosts: ['grafana.net'],
  stores: [
    {
      name: 'com.grafana.faro.session',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Recognizes the visit.',
      duration: 'PT4H',
    },
    {
      name: 'com.grafana.faro.lastNavigationId',
      kinds: ['sessionStorage'],
      purpose: 'Links a page to the one before.',
      duration: 'session',
    },
  ],
}
