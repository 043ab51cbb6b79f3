import type { Service } from '../service'

export const appleMusic: Service = {
  name: 'apple-music',
  title: 'Apple Music and Podcasts',
  category: 'experience',
  purpose: 'Plays songs, albums and podcasts from Apple on the page.',
  company: { name: 'Apple Inc.', country: 'US' },
  privacyUrl: 'https://www.apple.com/legal/privacy/',
  hosts: ['embed.music.apple.com', 'embed.podcasts.apple.com', 'embed.books.apple.com', 'js-cdn.music.apple.com'],
  stores: [
    {
      name: 'geo',
      purpose: "Remembers the visitor's country to choose the shop.",
      domain: 'apple.com',
      duration: 'session',
    },
    { name: 'dslang', purpose: "Remembers the visitor's language.", domain: 'apple.com', duration: 'session' },
  ],
}
