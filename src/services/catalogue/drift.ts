import { callMethod } from '../loading/call-method'
import { methodQueue } from '../loading/method-queue'
import type { Service } from '../service'

const methods = 'identify config track reset debug show ping page hide off on'.split(' ')

export const drift: Service = {
  name: 'drift',
  title: 'Drift',
  category: 'functionality',
  purpose: 'Shows a chat with the site’s staff.',
  company: { name: 'Salesloft, Inc.', country: 'US' },
  privacyUrl: 'https://www.salesloft.com/legal/privacy-notice/',
  hosts: ['driftt.com', 'drift.com', 'driftcdn.com'],
  stores: [
    {
      name: 'drift_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes visitors and their campaign.',
      duration: 'P2Y',
    },
    { name: 'driftt_*', purpose: 'Recognizes visitors and conversations.', duration: 'P2Y' },
    {
      name: 'DRIFT_*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of the chat.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^[a-z0-9]{10,16}$/,
      example: 'abc123def456',
      where: 'Drift, Settings, Drift widget: the value after drift.load in the snippet',
    },
    start(id, page) {
      const drift = methodQueue(page, 'drift', methods)
      Object.assign(drift, { invoked: true, methods, SNIPPET_VERSION: '0.3.1' })
      page.globals.driftt ??= drift
      // Drift's addresses change every five minutes, so that browsers fetch new versions.
      const interval = 300_000
      page.loadScript(`https://js.driftt.com/include/${Math.ceil(Date.now() / interval) * interval}/${id}.js`, {
        crossorigin: 'anonymous',
      })
    },
    update: (granted, _id, page) => void callMethod(page, granted ? 'drift.show' : 'drift.hide'),
  },
}
