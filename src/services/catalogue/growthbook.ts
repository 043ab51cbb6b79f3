import type { Service } from '../service'

export const growthbook: Service = {
  name: 'growthbook',
  title: 'GrowthBook',
  category: 'measurement',
  purpose: 'Tests versions of the site and switches features on for some visitors.',
  company: { name: 'GrowthBook, Inc.', country: 'US' },
  privacyUrl: 'https://www.growthbook.io/legal',
  hosts: ['growthbook.io', 'gb-ingest.com'],
  stores: [
    { name: 'gbuuid', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'P400D' },
    {
      name: 'gbFeaturesCache',
      kinds: ['localStorage'],
      purpose: 'Keeps the settings of features and tests.',
      duration: 'persistent',
    },
    {
      name: 'gbStickyBuckets__*',
      kinds: ['localStorage'],
      purpose: 'Keeps the settings of features and tests.',
      duration: 'persistent',
    },
  ],
}
