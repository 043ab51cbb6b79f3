import type { Service } from '../service'

export const monetate: Service = {
  name: 'monetate',
  title: 'Monetate',
  category: 'marketing',
  purpose: 'Tests versions of pages and recommends products.',
  company: { name: 'Monetate, Inc.', country: 'US' },
  privacyUrl: 'https://monetate.com/privacy-policy/',
  hosts: ['monetate.net', 'monetate.com'],
  stores: [
    { name: 'mt.v', purpose: 'Recognizes the visitor and remembers tests.', duration: 'P1Y' },
    { name: 'mt.*', kinds: ['localStorage'], purpose: 'Keeps the state of tests.', duration: 'persistent' },
  ],
}
