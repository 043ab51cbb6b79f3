import type { Service } from '../service'

export const imgur: Service = {
  name: 'imgur',
  title: 'Imgur',
  category: 'experience',
  purpose: 'Shows pictures from Imgur on the page.',
  company: { name: 'Imgur, Inc.', country: 'US' },
  privacyUrl: 'https://imgur.com/privacy',
  // Without i.imgur.com, which serves pictures that pages show by themselves.
  hosts: ['s.imgur.com', 'imgur.com/a', 'imgur.com/gallery', 'imgur.io'],
  stores: [
    { name: 'IMGURUIDJAFO', purpose: 'Recognizes the browser.', domain: 'imgur.com', duration: 'P1Y' },
    { name: 'IMGURSESSION', purpose: 'Recognizes the visit.', domain: 'imgur.com', duration: 'session' },
  ],
}
