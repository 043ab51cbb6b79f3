import type { Service } from '../service'

export const chatwoot: Service = {
  name: 'chatwoot',
  title: 'Chatwoot',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Chatwoot, Inc.', country: 'US' },
  privacyUrl: 'https://www.chatwoot.com/privacy-policy',
  hosts: ['chatwoot.com'],
  stores: [
    { name: 'cw_conversation', purpose: 'Recognizes the visitor and the chat.', duration: 'P1Y' },
    { name: 'cw_user_*', purpose: 'Recognizes a signed-in visitor.', duration: 'P1Y' },
    { name: 'cw_d', purpose: 'Keeps settings of the chat.', duration: 'P1Y' },
  ],
}
