import type { Service } from '../service'

export const channelTalk: Service = {
  name: 'channel-talk',
  title: 'Channel Talk',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Channel Corp.', country: 'KR' },
  privacyUrl: 'https://channel.io/en/terms_and_policies/Privacy%20Policy',
  hosts: ['channel.io'],
  stores: [
    { name: 'ch-veil-id', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: 'ch-session-*', purpose: 'Recognizes the visit.', duration: 'P1M' },
    { name: 'ch-plugin*', kinds: ['localStorage'], purpose: 'Keeps the state of the chat.', duration: 'persistent' },
  ],
}
