import type { Service } from '../service'

export const kaltura: Service = {
  name: 'kaltura',
  title: 'Kaltura',
  category: 'experience',
  purpose: "Plays the site's videos and counts how they are watched.",
  company: { name: 'Kaltura, Inc.', country: 'US' },
  privacyUrl: 'https://corp.kaltura.com/legal/privacy/privacy-policy/',
  hosts: ['kaltura.com'],
  stores: [
    {
      name: '@playkit-js/*',
      kinds: ['localStorage'],
      purpose: 'Remembers settings of the player.',
      duration: 'persistent',
    },
  ],
}
