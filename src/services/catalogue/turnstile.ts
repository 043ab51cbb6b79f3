import type { Service } from '../service'

export const turnstile: Service = {
  name: 'turnstile',
  title: 'Cloudflare Turnstile',
  category: 'necessary',
  purpose: 'Protects forms against automated messages.',
  company: { name: 'Cloudflare, Inc.', country: 'US' },
  privacyUrl: 'https://www.cloudflare.com/privacypolicy/',
  hosts: ['challenges.cloudflare.com'],
  stores: [],
}
