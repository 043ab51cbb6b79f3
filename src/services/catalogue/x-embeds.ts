import type { Service } from '../service'

export const xEmbeds: Service = {
  name: 'x-embeds',
  title: 'X (Twitter) embeds',
  category: 'experience',
  purpose: 'Shows posts, timelines and buttons from X on the page.',
  company: { name: 'X Corp.', country: 'US' },
  privacyUrl: 'https://x.com/privacy',
  hosts: [
    'platform.twitter.com',
    'platform.x.com',
    'syndication.twitter.com',
    'syndication.x.com',
    'cdn.syndication.twimg.com',
    'pbs.twimg.com',
    'abs.twimg.com',
    'video.twimg.com',
    'ton.twimg.com',
  ],
  stores: [
    { name: 'guest_id', purpose: 'Recognizes the browser.', domain: 'twitter.com', duration: 'P400D' },
    {
      name: 'guest_id_ads',
      purpose: 'Recognizes the browser for advertising.',
      domain: 'twitter.com',
      duration: 'P400D',
    },
    {
      name: 'guest_id_marketing',
      purpose: 'Recognizes the browser for advertising.',
      domain: 'twitter.com',
      duration: 'P400D',
    },
    {
      name: 'personalization_id',
      purpose: 'Recognizes the browser for personal content and advertising.',
      domain: 'twitter.com',
      duration: 'P400D',
    },
    {
      name: '__widgetsettings',
      kinds: ['localStorage'],
      purpose: 'Keeps settings of the embedded posts.',
      domain: 'platform.twitter.com',
      duration: 'persistent',
    },
    {
      name: 'local_storage_support_test',
      kinds: ['localStorage'],
      purpose: 'Checks whether the browser can store data.',
      domain: 'platform.twitter.com',
      duration: 'persistent',
    },
  ],
}
