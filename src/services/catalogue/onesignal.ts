import type { Service } from '../service'

export const onesignal: Service = {
  name: 'onesignal',
  title: 'OneSignal',
  category: 'marketing',
  purpose: 'Sends push messages to visitors who allowed them.',
  company: { name: 'OneSignal, Inc.', country: 'US' },
  privacyUrl: 'https://onesignal.com/privacy_policy',
  hosts: ['onesignal.com', 'os.tc'],
  stores: [
    {
      name: 'ONE_SIGNAL_SDK_DB',
      kinds: ['indexedDB'],
      purpose: 'Keeps the subscription to push messages.',
      duration: 'persistent',
    },
    {
      name: 'onesignal-*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Remembers whether the visitor was asked about push messages.',
      duration: 'persistent',
    },
    {
      name: 'isPushNotificationsEnabled',
      kinds: ['localStorage'],
      purpose: 'Keeps the state of push messages.',
      duration: 'persistent',
    },
    {
      name: 'isOptedOut',
      kinds: ['localStorage'],
      purpose: 'Keeps the state of push messages.',
      duration: 'persistent',
    },
    {
      name: 'os_pageViews',
      kinds: ['localStorage'],
      purpose: 'Keeps the state of push messages.',
      duration: 'persistent',
    },
  ],
}
