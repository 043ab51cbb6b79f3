import type { Service } from '../service'

export const vimeo: Service = {
  name: 'vimeo',
  title: 'Vimeo',
  category: 'experience',
  purpose: 'Plays Vimeo videos on the page.',
  company: { name: 'Vimeo.com, Inc.', country: 'US' },
  privacyUrl: 'https://vimeo.com/privacy',
  hosts: ['vimeo.com', 'vimeocdn.com'],
  stores: [
    {
      name: 'vuid',
      purpose: 'Recognizes the browser for statistics about videos.',
      domain: 'vimeo.com',
      duration: 'P2Y',
    },
    {
      name: 'player',
      purpose: 'Remembers settings of the player such as volume and quality.',
      domain: 'vimeo.com',
      duration: 'P1Y',
    },
    {
      name: 'sync_volume',
      kinds: ['localStorage'],
      purpose: 'Remembers settings of the player.',
      domain: 'vimeo.com',
      duration: 'persistent',
    },
    {
      name: 'sync_captions',
      kinds: ['localStorage'],
      purpose: 'Remembers settings of the player.',
      domain: 'vimeo.com',
      duration: 'persistent',
    },
    {
      name: 'sync_transcript',
      kinds: ['localStorage'],
      purpose: 'Remembers settings of the player.',
      domain: 'vimeo.com',
      duration: 'persistent',
    },
  ],
}
