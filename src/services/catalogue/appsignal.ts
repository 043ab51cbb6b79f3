import type { Service } from '../service'

export const appsignal: Service = {
  name: 'appsignal',
  title: 'AppSignal',
  category: 'measurement',
  purpose: 'Reports errors of the site.',
  company: { name: 'AppSignal B.V.', country: 'NL' },
  privacyUrl: 'https://www.appsignal.com/privacy-policy',
  hosts: ['appsignal-endpoint.net'],
  stores: [],
}
