import type { Service } from '../service'

export const split: Service = {
  name: 'split',
  title: 'Split',
  category: 'measurement',
  purpose: 'Tests versions of the site and switches features on for some visitors.',
  company: { name: 'Harness Inc.', country: 'US' },
  privacyUrl: 'https://www.harness.io/legal/privacy',
  hosts: ['split.io'],
  stores: [
    { name: 'SPLITIO.*', kinds: ['localStorage'], purpose: 'Keeps the settings of features.', duration: 'persistent' },
  ],
}
