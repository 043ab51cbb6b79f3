import type { Service } from '../service'

export const tripleWhale: Service = {
  name: 'triple-whale',
  title: 'Triple Whale',
  category: 'marketing',
  purpose: 'Counts visits and sales after advertisements.',
  company: { name: 'Triple Whale, Inc.', country: 'US' },
  privacyUrl: 'https://www.triplewhale.com/privacy',
  hosts: ['config-security.com', 'triplewhale.com'],
  stores: [
    {
      name: 'TriplePixel*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor.',
      duration: 'persistent',
    },
  ],
}
