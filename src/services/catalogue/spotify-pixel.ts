import type { Service } from '../service'

export const spotifyPixel: Service = {
  name: 'spotify-pixel',
  title: 'Spotify Ad Analytics',
  category: 'marketing',
  purpose: 'Counts visits and sales after advertisements in podcasts and music.',
  company: { name: 'Spotify AB', country: 'SE' },
  privacyUrl: 'https://www.spotify.com/legal/privacy-policy/',
  hosts: ['pixels.spotify.com', 'pdst.fm', 'byspotify.com'],
  stores: [],
}
