import { callMethod } from '../loading/call-method'
import type { Service, ServicePage } from '../service'

const replay = (page: ServicePage, method: 'start' | 'stop'): void =>
  void callMethod({ globals: { replay: callMethod(page, 'Sentry.getReplay') } }, `replay.${method}`)

export const sentryReplay: Service = {
  name: 'sentry-replay',
  title: 'Sentry Session Replay',
  category: 'measurement',
  purpose: 'Records visits and errors, so that the site can replay and fix them.',
  company: { name: 'Functional Software, Inc.', country: 'US' },
  privacyUrl: 'https://sentry.io/privacy/',
  hosts: ['sentry-cdn.com', 'sentry.io'],
  stores: [
    { name: 'sentryReplaySession', kinds: ['sessionStorage'], purpose: 'Recognizes the visit.', duration: 'session' },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{32}$/,
      example: '0123456789abcdef0123456789abcdef',
      where: 'Sentry, Project settings, Loader script: the part of the address before .min.js; switch Replay on there',
    },
    start(id, page) {
      // Sentry's loader calls this once, before it starts.
      page.globals.sentryOnLoad ??= () =>
        void callMethod(page, 'Sentry.init', {
          replaysSessionSampleRate: 0.1,
          replaysOnErrorSampleRate: 1,
          ...page.options,
        })
      // Without `data-lazy="no"` the loader waits for an error and records nothing before it.
      page.loadScript(`https://js.sentry-cdn.com/${id}.min.js`, { crossorigin: 'anonymous', 'data-lazy': 'no' })
    },
    update: (granted, _id, page) => replay(page, granted ? 'start' : 'stop'),
  },
}
