import type { Service } from '../service'

export const redditEmbeds: Service = {
  name: 'reddit-embeds',
  title: 'Reddit embeds',
  category: 'experience',
  purpose: 'Shows Reddit posts and comments on the page.',
  company: { name: 'Reddit, Inc.', country: 'US' },
  privacyUrl: 'https://www.reddit.com/policies/privacy-policy',
  hosts: ['embed.reddit.com', 'redditmedia.com'],
  stores: [
    {
      name: 'edgebucket',
      purpose: 'Assigns the browser to a server and to tests.',
      domain: 'reddit.com',
      duration: 'P2Y',
    },
    { name: 'csv', purpose: 'Recognizes the browser.', domain: 'reddit.com', duration: 'P2Y' },
    { name: 'loid', purpose: 'Recognizes a visitor without an account.', domain: 'reddit.com', duration: 'P400D' },
  ],
}
