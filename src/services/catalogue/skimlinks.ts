import type { Service } from '../service'

export const skimlinks: Service = {
  name: 'skimlinks',
  title: 'Skimlinks',
  category: 'marketing',
  purpose: 'Turns links to shops into paid links.',
  company: { name: 'Skimbit Ltd', country: 'GB' },
  privacyUrl: 'https://skimlinks.com/privacy-policies/',
  hosts: ['skimresources.com', 'skimlinks.com', 'redirectingat.com'],
  stores: [
    { name: 'skimGUID', purpose: 'Recognizes the browser across sites.', domain: 'skimresources.com', duration: 'P1Y' },
  ],
}
