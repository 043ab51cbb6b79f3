import type { Service } from '../service'

export const libsyn: Service = {
  name: 'libsyn',
  title: 'Libsyn',
  category: 'experience',
  purpose: 'Plays podcasts from Libsyn on the page.',
  company: { name: 'Liberated Syndication Inc.', country: 'US' },
  privacyUrl: 'https://libsyn.com/privacy-policy/',
  hosts: ['html5-player.libsyn.com', 'play.libsyn.com', 'static.libsyn.com', 'traffic.libsyn.com'],
  stores: [],
}
