import type { Service } from '../service'

export const bluesky: Service = {
  name: 'bluesky',
  title: 'Bluesky embeds',
  category: 'experience',
  purpose: 'Shows posts from Bluesky on the page.',
  company: { name: 'Bluesky Social, PBC', country: 'US' },
  privacyUrl: 'https://bsky.social/about/support/privacy-policy',
  hosts: ['embed.bsky.app', 'cdn.bsky.app', 'video.bsky.app', 'public.api.bsky.app'],
  stores: [],
}
