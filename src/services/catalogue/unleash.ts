import type { Service } from '../service'

export const unleash: Service = {
  name: 'unleash',
  title: 'Unleash',
  category: 'measurement',
  purpose: 'Switches new features of the site on for some visitors.',
  company: { name: 'Bricks Software AS', country: 'NO' },
  privacyUrl: 'https://www.getunleash.io/privacy-policy',
  hosts: ['unleash-hosted.com', 'getunleash.io'],
  stores: [
    {
      name: 'unleash:repository:*',
      kinds: ['localStorage'],
      purpose: 'Keeps the features of the visitor, and recognizes the browser.',
      duration: 'persistent',
    },
  ],
}
