import { callMethod } from '../loading/call-method'
import type { Service } from '../service'

export const tawk: Service = {
  name: 'tawk',
  title: 'tawk.to',
  category: 'functionality',
  purpose: 'Shows a chat with the site’s staff.',
  company: { name: 'tawk.to inc.', country: 'US' },
  privacyUrl: 'https://www.tawk.to/privacy-policy/',
  hosts: ['tawk.to', 'tawk.link'],
  stores: [
    { name: 'TawkCookie', purpose: 'Recognizes the visit (older versions).', duration: 'session' },
    {
      name: 'twk_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes visitors and keeps the conversation.',
      duration: 'P6M',
    },
    { name: 'tawk_*', purpose: 'Recognizes visitors and keeps the conversation.', duration: 'P6M' },
    { name: 'TawkConnectionTime', purpose: 'Connects several windows of one visit.', duration: 'session' },
    { name: '__tawkuuid', purpose: 'Recognizes visitors (older versions).', duration: 'P6M' },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{24}\/[0-9a-z]{7,12}$/,
      example: '0123456789abcdef01234567/1abcdefgh',
      where: 'tawk.to, Administration, Chat widget: the direct chat link after tawk.to/chat/',
    },
    start(id, page) {
      page.globals.Tawk_API ??= {}
      page.globals.Tawk_LoadStart = new Date()
      page.loadScript(`https://embed.tawk.to/${id}`, { charset: 'UTF-8', crossorigin: '*' })
    },
    update: (granted, _id, page) => void callMethod(page, granted ? 'Tawk_API.start' : 'Tawk_API.shutdown'),
  },
}
