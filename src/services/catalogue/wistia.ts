import type { Service } from '../service'

export const wistia: Service = {
  name: 'wistia',
  title: 'Wistia',
  category: 'experience',
  purpose: "Plays the site's videos and counts how they are watched.",
  company: { name: 'Wistia, Inc.', country: 'US' },
  privacyUrl: 'https://wistia.com/privacy',
  hosts: ['wistia.com', 'wistia.net', 'wistia.io', 'fast.wistia.st', 'embedwistia-a.akamaihd.net'],
  stores: [
    {
      name: 'wistia',
      kinds: ['localStorage'],
      purpose: 'Recognizes the visitor and remembers how far videos were watched.',
      duration: 'persistent',
    },
    {
      name: 'wistia-video-progress-*',
      kinds: ['localStorage'],
      purpose: 'Remembers how far a video was watched.',
      duration: 'persistent',
    },
    { name: 'loglevel', kinds: ['localStorage'], purpose: 'Sets how much the player logs.', duration: 'session' },
    { name: 'muxData', purpose: 'Measures how smoothly videos play.', duration: 'P1Y' },
  ],
}
