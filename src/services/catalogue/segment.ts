import { callMethod } from '../loading/call-method'
import { methodQueue } from '../loading/method-queue'
import type { Service, ServicePage } from '../service'

interface SegmentEvent {
  payload: { obj: { context?: { consent?: object } } }
  next(payload: SegmentEvent['payload']): void
}

const methods = `trackSubmit trackClick trackLink trackForm pageview identify reset group track ready alias debug page
  screen once off on addSourceMiddleware addIntegrationMiddleware setAnonymousId addDestinationMiddleware register`.split(
  /\s+/,
)

/** What every event carries: the consents by category, or null while the service is refused. */
let preferences: Readonly<Record<string, boolean>> | null = null

const addConsent = ({ payload, next }: SegmentEvent): void => {
  if (preferences === null) return
  const { context } = payload.obj
  payload.obj.context = { ...context, consent: { ...context?.consent, categoryPreferences: preferences } }
  next(payload)
}

export const segment: Service = {
  name: 'segment',
  title: 'Twilio Segment',
  category: 'measurement',
  purpose: 'Collects what visitors do and passes it to other services that the site uses.',
  company: { name: 'Twilio Inc.', country: 'US' },
  privacyUrl: 'https://www.twilio.com/en-us/legal/privacy',
  hosts: ['segment.com', 'segment.io', 'segmentapis.com'],
  stores: [
    { name: 'ajs_*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes visitors.', duration: 'P1Y' },
    {
      name: 'persisted-queue:*',
      kinds: ['localStorage'],
      purpose: 'Keeps events until they are sent.',
      duration: 'persistent',
    },
    { name: 'analytics_session_id*', purpose: 'Recognizes the visit.', duration: 'session' },
  ],
  loader: {
    id: {
      pattern: /^[A-Za-z0-9]{20,40}$/,
      example: 'AbCdEfGhIjKlMnOpQrStUvWxYz012345',
      where: 'Segment, Sources, your JavaScript source, Settings, API keys: the write key',
    },
    start(id, page) {
      const analytics = methodQueue(page, 'analytics', methods)
      Object.assign(analytics, { _writeKey: id, SNIPPET_VERSION: '5.2.1', invoked: true })
      preferences = { ...page.consents }
      callMethod(page, 'analytics.addSourceMiddleware', addConsent)
      callMethod(page, 'analytics.page')
      page.loadScript(`https://cdn.segment.com/analytics.js/v1/${id}/analytics.min.js`, {
        'data-global-segment-analytics-key': 'analytics',
      })
    },
    update(granted, _id, page: ServicePage) {
      const categoryPreferences = { ...page.consents }
      // The event that reports a withdrawal is sent before events stop.
      preferences = categoryPreferences
      callMethod(page, 'analytics.track', 'Segment Consent Preference Updated', undefined, {
        consent: { categoryPreferences },
      })
      if (!granted) preferences = null
    },
  },
}
