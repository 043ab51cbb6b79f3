import type { Service } from '../service'

export const spotify: Service = {
  name: 'spotify',
  title: 'Spotify',
  category: 'experience',
  purpose: 'Plays music and podcasts from Spotify on the page.',
  company: { name: 'Spotify AB', country: 'SE' },
  privacyUrl: 'https://www.spotify.com/legal/privacy-policy/',
  hosts: ['spotify.com', 'scdn.co', 'spotifycdn.com'],
  stores: [
    {
      name: 'sp_t',
      purpose: 'Recognizes the browser for playback and statistics.',
      domain: 'spotify.com',
      duration: 'P1Y',
    },
    {
      name: 'sp_landing',
      purpose: 'Counts visits and remembers the first page.',
      domain: 'spotify.com',
      duration: 'P1D',
    },
  ],
}
