import type { Service } from '../service'

export const brightcove: Service = {
  name: 'brightcove',
  title: 'Brightcove',
  category: 'experience',
  purpose: "Plays the site's videos and measures how well they play.",
  company: { name: 'Brightcove Inc.', country: 'US' },
  privacyUrl: 'https://www.brightcove.com/legal/privacy/',
  hosts: ['brightcove.com', 'brightcove.net', 'brightcovecdn.com', 'boltdns.net', 'zencdn.net'],
  stores: [
    {
      name: 'vjs-text-track-settings',
      kinds: ['localStorage'],
      purpose: 'Remembers caption settings of the player.',
      duration: 'persistent',
    },
  ],
}
