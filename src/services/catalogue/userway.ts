import type { Service } from '../service'

export const userway: Service = {
  name: 'userway',
  title: 'UserWay',
  category: 'functionality',
  purpose: 'Adapts the look of the page for visitors with disabilities.',
  company: { name: 'UserWay Inc.', country: 'US' },
  privacyUrl: 'https://userway.org/privacy/',
  hosts: ['userway.org'],
  stores: [
    {
      name: 'userway-s*',
      kinds: ['localStorage'],
      purpose: 'Remembers the chosen adaptations and recognizes the browser.',
      duration: 'persistent',
    },
    {
      name: 'uw-uid',
      kinds: ['localStorage'],
      purpose: 'Remembers the chosen adaptations and recognizes the browser.',
      duration: 'persistent',
    },
  ],
}
