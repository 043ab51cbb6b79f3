import { callMethod } from '../loading/call-method'
import type { Service } from '../service'

export const tidio: Service = {
  name: 'tidio',
  title: 'Tidio',
  category: 'functionality',
  purpose: 'Shows a chat with the site’s staff.',
  company: { name: 'Tidio LLC', country: 'US' },
  privacyUrl: 'https://www.tidio.com/privacy-policy/',
  hosts: ['tidio.co', 'tidiochat.com', 'tidio.com'],
  stores: [
    {
      name: 'tidio_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes visitors and keeps the conversation.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^[a-z0-9]{32}$/,
      example: 'abcdef0123456789abcdef0123456789',
      where: 'Tidio, Settings, Developer: the public key',
    },
    start(id, page) {
      page.loadScript(`https://code.tidio.co/${id}.js`)
    },
    update: (granted, _id, page) => void callMethod(page, granted ? 'tidioChatApi.show' : 'tidioChatApi.hide'),
  },
}
