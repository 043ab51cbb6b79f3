import { callMethod } from '../loading/call-method'
import { loadScriptThen } from '../loading/load-script-then'
import type { Service, ServicePage } from '../service'

/** What the widget may store: all, without statistics, or nothing. */
const range = (granted: boolean, { consents }: ServicePage): string =>
  granted ? (consents.measurement ? 'all' : 'functional') : 'none'

export const zendesk: Service = {
  name: 'zendesk',
  title: 'Zendesk',
  category: 'functionality',
  purpose: 'Shows a chat with the site’s staff and a help centre.',
  company: { name: 'Zendesk, Inc.', country: 'US' },
  privacyUrl: 'https://www.zendesk.com/company/agreements-and-terms/privacy-notice/',
  hosts: ['zdassets.com', 'zopim.com', 'zopim.io', 'smooch.io'],
  stores: [
    { name: '__zlcmid', purpose: 'Recognizes visitors in the chat.', duration: 'P1Y' },
    { name: '__zlcprivacy', purpose: 'Stores that the chat may not use cookies.', duration: 'P1Y' },
    {
      name: '__zlcstore*',
      kinds: ['localStorage'],
      purpose: 'Recognizes visitors in the chat.',
      duration: 'persistent',
    },
    {
      name: 'ZD-*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps settings and the state of the chat.',
      duration: 'persistent',
    },
    { name: '_zendesk_*', purpose: 'Keeps the state of the help centre.', duration: 'PT8H' },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      example: '01234567-89ab-cdef-0123-456789abcdef',
      where: 'Zendesk Admin Center, Channels, Messaging, Installation: the key in the snippet',
    },
    start(id, page) {
      // The script finds its key by the id of its own element.
      loadScriptThen(
        page,
        `https://static.zdassets.com/ekr/snippet.js?key=${id}`,
        () => callMethod(page, 'zE', 'messenger:set', 'cookies', range(true, page)),
        { id: 'ze-snippet' },
      )
    },
    update(granted, _id, page) {
      callMethod(page, 'zE', 'messenger:set', 'cookies', range(granted, page))
      callMethod(page, 'zE', 'messenger', granted ? 'show' : 'hide')
    },
  },
}
