import type { Service } from '../service'

export const facebookEmbeds: Service = {
  name: 'facebook-embeds',
  title: 'Facebook embeds and comments',
  category: 'experience',
  purpose: 'Shows Facebook posts, videos, pages, comments and buttons on the page.',
  company: { name: 'Meta Platforms, Inc.', country: 'US' },
  privacyUrl: 'https://www.facebook.com/privacy/policy/',
  hosts: [
    'facebook.com/plugins',
    'facebook.com/v2.0/plugins',
    'facebook.com/v2.12/plugins',
    'facebook.com/v3.0/plugins',
    'facebook.com/v3.2/plugins',
    'facebook.com/v12.0/plugins',
    'facebook.com/v16.0/plugins',
    'facebook.com/v17.0/plugins',
    'facebook.com/v18.0/plugins',
    'facebook.com/v19.0/plugins',
    'facebook.com/v20.0/plugins',
    'facebook.com/v21.0/plugins',
    'facebook.com/v22.0/plugins',
    'facebook.com/v23.0/plugins',
  ],
  stores: [
    {
      name: 'datr',
      purpose: 'Recognizes the browser for security and statistics.',
      domain: 'facebook.com',
      duration: 'P400D',
    },
    { name: 'sb', purpose: 'Recognizes the browser.', domain: 'facebook.com', duration: 'P400D' },
    { name: 'fr', purpose: 'Recognizes the browser for advertising.', domain: 'facebook.com', duration: 'P90D' },
    { name: 'wd', purpose: 'Remembers the size of the window.', domain: 'facebook.com', duration: 'P7D' },
  ],
}
