import type { Service } from '../service'

export const permutive: Service = {
  name: 'permutive',
  title: 'Permutive',
  category: 'marketing',
  purpose: "Collects interests of visitors for the site's advertisements.",
  company: { name: 'Permutive Inc.', country: 'GB' },
  privacyUrl: 'https://permutive.com/privacy',
  hosts: ['permutive.com', 'permutive.app'],
  stores: [
    { name: 'permutive-id', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'P3Y' },
    { name: 'permutive-*', kinds: ['localStorage'], purpose: 'Holds groups of interests.', duration: 'persistent' },
    { name: '_psegs', kinds: ['localStorage'], purpose: 'Holds groups of interests.', duration: 'persistent' },
  ],
}
