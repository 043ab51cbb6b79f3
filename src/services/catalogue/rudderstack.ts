import type { Service } from '../service'

export const rudderstack: Service = {
  name: 'rudderstack',
  title: 'RudderStack',
  category: 'measurement',
  purpose: 'Collects what visitors do and passes it on to other services.',
  company: { name: 'RudderStack, Inc.', country: 'US' },
  privacyUrl: 'https://www.rudderstack.com/privacy-policy/',
  hosts: ['rudderlabs.com', 'rudderstack.com'],
  stores: [
    { name: 'rl_anonymous_id', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    {
      name: 'rl_user_id',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes a signed-in visitor.',
      duration: 'P1Y',
    },
    {
      name: 'rl_trait',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Holds details of a signed-in visitor.',
      duration: 'P1Y',
    },
    {
      name: 'rl_group_id',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Holds details of a signed-in visitor.',
      duration: 'P1Y',
    },
    {
      name: 'rl_group_trait',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Holds details of a signed-in visitor.',
      duration: 'P1Y',
    },
    { name: 'rl_session', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visit.', duration: 'P1Y' },
    {
      name: 'rl_page_init_referrer',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers where the visitor came from.',
      duration: 'P1Y',
    },
    {
      name: 'rl_page_init_referring_domain',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Remembers where the visitor came from.',
      duration: 'P1Y',
    },
    {
      name: 'rl_auth_token',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Holds a token that the site sets.',
      duration: 'P1Y',
    },
    { name: 'rudder_*', kinds: ['localStorage'], purpose: 'Holds events to send.', duration: 'persistent' },
  ],
}
