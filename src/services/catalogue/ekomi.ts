import type { Service } from '../service'

export const ekomi: Service = {
  name: 'ekomi',
  title: 'eKomi',
  category: 'functionality',
  purpose: "Shows and collects customers' reviews.",
  company: { name: 'eKomi Holding GmbH', country: 'DE' },
  privacyUrl: 'https://www.ekomi.de/de/datenschutz/',
  hosts: ['ekomi.com', 'ekomi.de', 'ekomiapps.de'],
  stores: [],
}
