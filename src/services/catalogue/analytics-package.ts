import type { Service } from '../service'

export const analyticsPackage: Service = {
  name: 'analytics-package',
  title: 'analytics (npm package)',
  category: 'measurement',
  purpose: 'Passes what visitors do to other services that the site uses.',
  company: { name: 'David Wells', country: 'US' },
  privacyUrl: 'https://getanalytics.io/',
  hosts: [],
  stores: [
    {
      name: '__anon_id',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes visitors.',
      duration: 'persistent',
    },
    {
      name: '__user_id',
      kinds: ['localStorage'],
      purpose: 'Recognizes signed-in visitors.',
      duration: 'persistent',
    },
    {
      name: '__user_traits',
      kinds: ['localStorage'],
      purpose: 'Keeps what the site knows about a visitor.',
      duration: 'persistent',
    },
  ],
}
