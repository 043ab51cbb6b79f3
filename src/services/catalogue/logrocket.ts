import { callMethod } from '../loading/call-method'
import { loadScriptThen } from '../loading/load-script-then'
import type { Service } from '../service'

export const logrocket: Service = {
  name: 'logrocket',
  title: 'LogRocket',
  category: 'measurement',
  purpose: 'Records visits and errors, so that the site can replay and fix them.',
  company: { name: 'LogRocket, Inc.', country: 'US' },
  privacyUrl: 'https://logrocket.com/privacy',
  hosts: [
    'logrocket.io',
    'logrocket.com',
    'lr-ingest.io',
    'lr-ingest.com',
    'lr-in.com',
    'lr-in-prod.com',
    'lr-intake.com',
    'lgrckt-in.com',
    'logr-in.com',
    'lrkt-in.com',
    'ingest-lr.com',
    'intake-lr.com',
    'logr-ingest.com',
    'logr-i.com',
  ],
  stores: [
    {
      name: '_lr_*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Recognizes visitors and visits.',
      duration: 'P1Y',
    },
    {
      name: '__lr*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the recording until it is sent.',
      duration: 'session',
    },
  ],
  loader: {
    id: {
      pattern: /^[a-z0-9-]{4,12}\/[a-z0-9-]{2,60}$/,
      example: 'abc1de/my-site',
      where: 'LogRocket, Settings, Project setup: the app ID',
    },
    start(id, page) {
      loadScriptThen(page, 'https://cdn.logrocket.io/LogRocket.min.js', () => callMethod(page, 'LogRocket.init', id), {
        crossorigin: 'anonymous',
      })
    },
  },
}
