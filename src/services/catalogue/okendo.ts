import type { Service } from '../service'

export const okendo: Service = {
  name: 'okendo',
  title: 'Okendo',
  category: 'functionality',
  purpose: "Shows and collects customers' reviews.",
  company: { name: 'Okendo, Inc.', country: 'US' },
  privacyUrl: 'https://okendo.io/legal/privacy-policy/',
  hosts: ['okendo.io'],
  stores: [],
}
