import type { Service } from '../service'

export const cloudflare: Service = {
  name: 'cloudflare',
  title: 'Cloudflare',
  category: 'necessary',
  purpose: 'Delivers the site and protects it against attacks.',
  company: { name: 'Cloudflare, Inc.', country: 'US' },
  privacyUrl: 'https://www.cloudflare.com/privacypolicy/',
  hosts: ['cdnjs.cloudflare.com'],
  stores: [
    { name: '__cf_bm', purpose: 'Distinguishes people from programs.', duration: 'PT30M' },
    { name: 'cf_clearance', purpose: 'Remembers that a check was passed.', duration: 'PT30M' },
    { name: '_cfuvid', purpose: 'Distinguishes visitors behind one address, to limit requests.', duration: 'session' },
    { name: '__cflb', purpose: 'Directs requests to the same server.', duration: 'PT24H' },
  ],
}
