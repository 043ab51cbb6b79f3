import type { Service } from '../service'

export const tenor: Service = {
  name: 'tenor',
  title: 'Tenor',
  category: 'experience',
  purpose: 'Shows animated pictures from Tenor on the page.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['tenor.com'],
  stores: [{ name: 'anon_id', purpose: 'Recognizes the browser.', domain: 'tenor.com', duration: 'P1Y' }],
}
