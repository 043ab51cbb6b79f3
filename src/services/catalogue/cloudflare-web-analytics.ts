import type { Service } from '../service'

export const cloudflareWebAnalytics: Service = {
  name: 'cloudflare-web-analytics',
  title: 'Cloudflare Web Analytics',
  category: 'measurement',
  purpose: 'Counts visits and measures how fast pages load, without cookies.',
  company: { name: 'Cloudflare, Inc.', country: 'US' },
  privacyUrl: 'https://www.cloudflare.com/privacypolicy/',
  hosts: ['cloudflareinsights.com'],
  paths: ['/cdn-cgi/rum'],
  stores: [],
  loader: {
    id: {
      pattern: /^[0-9a-f]{32}$/,
      example: '0123456789abcdef0123456789abcdef',
      where: 'Cloudflare, Web Analytics, Manage site: the token in the snippet',
    },
    start(id, page) {
      page.loadScript('https://static.cloudflareinsights.com/beacon.min.js', {
        'data-cf-beacon': JSON.stringify({ token: id }),
      })
    },
  },
}
