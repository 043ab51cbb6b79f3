import type { Service } from '../service'

export const unpkg: Service = {
  name: 'unpkg',
  title: 'unpkg',
  category: 'necessary',
  purpose: 'Delivers scripts and style sheets of the page.',
  company: { name: 'Cloudflare, Inc.', country: 'US' },
  privacyUrl: 'https://www.cloudflare.com/privacypolicy/',
  hosts: ['unpkg.com'],
  stores: [],
}
