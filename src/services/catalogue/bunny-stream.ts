import type { Service } from '../service'

export const bunnyStream: Service = {
  name: 'bunny-stream',
  title: 'Bunny Stream',
  category: 'experience',
  purpose: "Plays the site's videos.",
  company: { name: 'BunnyWay d.o.o.', country: 'SI' },
  privacyUrl: 'https://bunny.net/privacy/',
  hosts: ['iframe.mediadelivery.net', 'video.bunnycdn.com'],
  stores: [
    {
      name: 'plyr',
      kinds: ['localStorage'],
      purpose: 'Remembers volume and quality of the player.',
      domain: 'iframe.mediadelivery.net',
      duration: 'persistent',
    },
  ],
}
