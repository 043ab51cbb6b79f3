import type { Service } from '../service'

export const linkedinEmbeds: Service = {
  name: 'linkedin-embeds',
  title: 'LinkedIn embeds',
  category: 'experience',
  purpose: 'Shows LinkedIn posts, profiles and buttons on the page.',
  company: { name: 'LinkedIn Corporation', country: 'US' },
  privacyUrl: 'https://www.linkedin.com/legal/privacy-policy',
  hosts: ['linkedin.com/embed', 'platform.linkedin.com'],
  stores: [
    { name: 'bcookie', purpose: 'Recognizes the browser.', domain: 'linkedin.com', duration: 'P1Y' },
    { name: 'lidc', purpose: 'Chooses the data centre.', domain: 'linkedin.com', duration: 'P1D' },
    { name: 'bscookie', purpose: 'Recognizes the browser for security.', domain: 'linkedin.com', duration: 'P1Y' },
    { name: 'li_gc', purpose: 'Remembers the choice about cookies.', domain: 'linkedin.com', duration: 'P6M' },
  ],
}
