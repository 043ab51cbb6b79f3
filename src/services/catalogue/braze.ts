import type { Service } from '../service'

export const braze: Service = {
  name: 'braze',
  title: 'Braze',
  category: 'marketing',
  purpose: 'Sends messages that match what visitors do.',
  company: { name: 'Braze, Inc.', country: 'US' },
  privacyUrl: 'https://www.braze.com/company/legal/privacy',
  hosts: ['braze.com', 'braze.eu', 'appboycdn.com', 'appboy.com', 'appboy.eu'],
  stores: [
    {
      name: 'ab.storage.deviceId.*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the browser.',
      duration: 'P1Y',
    },
    {
      name: 'ab.storage.userId.*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes a signed-in visitor.',
      duration: 'P1Y',
    },
    {
      name: 'ab.storage.sessionId.*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visit.',
      duration: 'P1Y',
    },
    { name: 'ab.storage.*', kinds: ['localStorage'], purpose: 'Keeps messages and settings.', duration: 'persistent' },
    { name: 'ab.optOut', purpose: 'Remembers that the visitor refused.', duration: 'P10Y' },
    { name: 'ab._gd', purpose: 'Holds the domain on which cookies can be set.', duration: 'PT1S' },
    {
      name: 'AppboyServiceWorkerAsyncStorage',
      kinds: ['indexedDB'],
      purpose: 'Keeps data for push messages.',
      duration: 'persistent',
    },
    {
      name: 'Braze IndexedDB Support Test',
      kinds: ['indexedDB'],
      purpose: 'Checks whether databases work.',
      duration: 'persistent',
    },
  ],
}
