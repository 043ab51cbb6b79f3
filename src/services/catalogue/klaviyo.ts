import { listQueue } from '../loading/list-queue'
import type { Service } from '../service'

export const klaviyo: Service = {
  name: 'klaviyo',
  title: 'Klaviyo',
  category: 'marketing',
  purpose: 'Recognizes visitors, links their visits with e-mails, and shows sign-up forms.',
  company: { name: 'Klaviyo, Inc.', country: 'US' },
  privacyUrl: 'https://www.klaviyo.com/legal/privacy',
  hosts: ['klaviyo.com'],
  stores: [
    { name: '__kla_id', purpose: 'Recognizes visitors and links them with e-mails.', duration: 'P2Y' },
    { name: '_kla_*', kinds: ['localStorage'], purpose: 'Checks what the browser allows.', duration: 'persistent' },
    {
      name: 'klaviyo*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of forms.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^[A-Za-z0-9]{6}$/,
      example: 'AbC123',
      where: 'Klaviyo, Settings, API keys: the public API key',
    },
    start(id, page) {
      listQueue(page, '_klOnsite')
      page.loadScript(`https://static.klaviyo.com/onsite/js/${id}/klaviyo.js`)
    },
  },
}
