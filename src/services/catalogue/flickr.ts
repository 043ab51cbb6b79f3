import type { Service } from '../service'

export const flickr: Service = {
  name: 'flickr',
  title: 'Flickr',
  category: 'experience',
  purpose: 'Shows photos from Flickr on the page.',
  company: { name: 'Flickr, Inc.', country: 'US' },
  privacyUrl: 'https://www.flickr.com/help/privacy',
  // Without staticflickr.com, which serves pictures that pages show by themselves.
  hosts: ['flickr.com'],
  stores: [
    { name: 'ccc', purpose: 'Remembers the choice about cookies.', domain: 'flickr.com', duration: 'P1Y' },
    { name: 'xb', purpose: 'Recognizes the browser.', domain: 'flickr.com', duration: 'P10Y' },
    {
      name: 'localization',
      purpose: "Remembers the visitor's language and country.",
      domain: 'flickr.com',
      duration: 'P2Y',
    },
  ],
}
