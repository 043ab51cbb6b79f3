import type { Service } from '../service'

export const firebaseAnalytics: Service = {
  name: 'firebase-analytics',
  title: 'Firebase Analytics',
  category: 'measurement',
  purpose: 'Measures how visitors use the site, and its speed.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://firebase.google.com/support/privacy',
  hosts: [
    'firebase.googleapis.com/v1alpha/projects',
    'firebaseinstallations.googleapis.com',
    'firebaselogging.googleapis.com',
    'firebaselogging-pa.googleapis.com',
  ],
  stores: [
    {
      name: 'firebase-installations-database',
      kinds: ['indexedDB'],
      purpose: 'Recognizes the browser.',
      duration: 'persistent',
    },
  ],
}
