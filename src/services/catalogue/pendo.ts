import type { Service } from '../service'

export const pendo: Service = {
  name: 'pendo',
  title: 'Pendo',
  category: 'measurement',
  purpose: 'Counts what visitors do and shows hints in the site.',
  company: { name: 'Pendo.io, Inc.', country: 'US' },
  privacyUrl: 'https://www.pendo.io/legal/privacy-policy/',
  hosts: ['pendo.io', 'pendo-io-static.storage.googleapis.com'],
  stores: [
    {
      name: '_pendo_visitorId.*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor.',
      duration: 'P100D',
    },
    {
      name: '_pendo_accountId.*',
      kinds: ['cookie', 'localStorage'],
      purpose: "Recognizes the visitor's organization.",
      duration: 'P100D',
    },
    {
      name: '_pendo_meta.*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Holds details of the visitor.',
      duration: 'P100D',
    },
    {
      name: '_pendo_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Keeps the state of hints.',
      duration: 'persistent',
    },
  ],
}
