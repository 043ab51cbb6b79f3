import type { Service } from '../service'

export const helpScoutBeacon: Service = {
  name: 'help-scout-beacon',
  title: 'Help Scout Beacon',
  category: 'functionality',
  purpose: 'Shows a chat window and help articles.',
  company: { name: 'Help Scout PBC', country: 'US' },
  privacyUrl: 'https://www.helpscout.com/company/legal/privacy/',
  hosts: ['helpscout.net', 'helpscout.com', 'd3hb14vkzrxvla.cloudfront.net', 'djtflbt20bdde.cloudfront.net'],
  stores: [
    { name: 'beacon-*', kinds: ['localStorage'], purpose: 'Keeps the state of the chat.', duration: 'persistent' },
    {
      name: 'hsBeacon*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of the chat.',
      duration: 'persistent',
    },
  ],
}
