import type { Service } from '../service'

export const tumblr: Service = {
  name: 'tumblr',
  title: 'Tumblr embeds',
  category: 'experience',
  purpose: 'Shows Tumblr posts and buttons on the page.',
  company: { name: 'Tumblr, Inc.', country: 'US' },
  privacyUrl: 'https://www.tumblr.com/privacy/en',
  hosts: ['embed.tumblr.com', 'assets.tumblr.com', 'platform.tumblr.com', 'px.srvcs.tumblr.com'],
  stores: [{ name: 'tmgioct', purpose: 'Recognizes the browser.', domain: 'tumblr.com', duration: 'P10Y' }],
}
