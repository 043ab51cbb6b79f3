import type { Service } from '../service'

export const revcontent: Service = {
  name: 'revcontent',
  title: 'RevContent',
  category: 'marketing',
  purpose: 'Places advertisements that look like articles.',
  company: { name: 'RevContent, LLC', country: 'US' },
  privacyUrl: 'https://www.revcontent.com/privacy',
  hosts: ['revcontent.com'],
  stores: [
    { name: '__ID', purpose: 'Recognizes the browser for advertising.', domain: 'revcontent.com', duration: 'P1Y' },
  ],
}
