import type { Service } from '../service'

export const cloudflareStream: Service = {
  name: 'cloudflare-stream',
  title: 'Cloudflare Stream',
  category: 'experience',
  purpose: "Plays the site's videos.",
  company: { name: 'Cloudflare, Inc.', country: 'US' },
  privacyUrl: 'https://www.cloudflare.com/privacypolicy/',
  hosts: ['cloudflarestream.com', 'videodelivery.net'],
  stores: [],
}
