import type { Service } from '../service'

export const eventbrite: Service = {
  name: 'eventbrite',
  title: 'Eventbrite',
  category: 'functionality',
  purpose: 'Sells tickets for events on the page.',
  company: { name: 'Eventbrite, Inc.', country: 'US' },
  privacyUrl: 'https://www.eventbrite.com/help/en-us/articles/460838/eventbrite-privacy-policy/',
  hosts: ['eventbrite.com', 'eventbrite.co.uk', 'eventbrite.de', 'eventbrite.fr', 'evbstatic.com'],
  stores: [
    {
      name: 'mgrefby',
      purpose: 'Recognizes the visitor and where the visitor came from.',
      domain: 'eventbrite.com',
      duration: 'P1Y',
    },
    {
      name: 'mgref',
      purpose: 'Recognizes the visitor and where the visitor came from.',
      domain: 'eventbrite.com',
      duration: 'P1Y',
    },
  ],
}
