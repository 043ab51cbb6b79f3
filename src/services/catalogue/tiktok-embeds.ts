import type { Service } from '../service'

export const tiktokEmbeds: Service = {
  name: 'tiktok-embeds',
  title: 'TikTok embeds',
  category: 'experience',
  purpose: 'Shows TikTok videos and profiles on the page.',
  company: { name: 'TikTok Technology Limited', country: 'IE' },
  privacyUrl: 'https://www.tiktok.com/legal/page/eea/privacy-policy/en',
  hosts: [
    'tiktok.com/embed',
    'tiktok.com/embed.js',
    'tiktok.com/player',
    'tiktok.com/oembed',
    'tiktokcdn.com',
    'tiktokcdn-us.com',
    'tiktokcdn-eu.com',
    'tiktokv.com',
    'ttwstatic.com',
  ],
  stores: [
    { name: 'ttwid', purpose: 'Recognizes the browser.', domain: 'tiktok.com', duration: 'P1Y' },
    { name: 'tt_webid_v2', purpose: 'Recognizes the browser.', domain: 'tiktok.com', duration: 'P1Y' },
    {
      name: 'tt_csrf_token',
      purpose: 'Protects requests of the player against forgery.',
      domain: 'tiktok.com',
      duration: 'session',
    },
    {
      name: 'msToken',
      purpose: 'Protects against abuse and recognizes the visit.',
      domain: 'tiktok.com',
      duration: 'P10D',
    },
  ],
}
