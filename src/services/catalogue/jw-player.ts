import type { Service } from '../service'

export const jwPlayer: Service = {
  name: 'jw-player',
  title: 'JW Player',
  category: 'experience',
  purpose: "Plays the site's videos and measures how well they play.",
  company: { name: 'LongTail Ad Solutions, Inc.', country: 'US' },
  privacyUrl: 'https://jwplayer.com/legal/privacy/',
  hosts: ['jwplayer.com', 'jwpcdn.com', 'jwpsrv.com', 'jwpltx.com', 'jwplatform.com'],
  stores: [
    {
      name: 'jwplayer.*',
      kinds: ['localStorage'],
      purpose: 'Remembers volume, quality and captions of the player.',
      duration: 'persistent',
    },
    {
      name: 'jwplayerLocalId',
      kinds: ['localStorage'],
      purpose: 'Recognizes the visitor for statistics about videos.',
      duration: 'persistent',
    },
  ],
}
