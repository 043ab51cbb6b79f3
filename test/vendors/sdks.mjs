/** A stand-in for Google's script, which sends each event, also those of the queue. */
const gtag = [
  '/gtag/js',
  `const layer = window.dataLayer; const send = entry => entry[0] === 'event' && fetch('https://region1.google-analytics.com/g/collect?v=2&en=' + entry[1], { method: 'POST', mode: 'no-cors' })
      layer.forEach(send); layer.push = entry => (send(entry), Array.prototype.push.call(layer, entry)); document.cookie = '_ga=GA1.1.1.1; max-age=1000'`,
]
/** The same for containers of Google Tag Manager, with one tag for all events of the data layer. */
const gtm = [
  '/gtm.js',
  `const layer = window.dataLayer; const send = entry => /^ev/.test(entry.event ?? '') && fetch('https://region1.google-analytics.com/g/collect?v=2&en=' + entry.event, { method: 'POST', mode: 'no-cors' })
      layer.forEach(send); layer.push = entry => (send(entry), Array.prototype.push.call(layer, entry)); document.cookie = '_ga=GA1.1.1.1; max-age=1000'`,
]

/** The same for Hotjar. */
const hotjar = [
  'static.hotjar.com',
  `const send = ([kind, name]) => kind === 'event' && navigator.sendBeacon('https://content.hotjar.io/', name)
      ;(window.hj.q ?? []).forEach(send); window.hj = (...words) => send(words); localStorage.setItem('_hjSessionUser_1234567', '1')`,
]

/**
 * SDKs as sites use them: imported from npm, initialized as their documentation says, with one call per event.
 * - `service`: its name in the catalogue.
 * - `code`: the module of the site. `track(name)` sends one event.
 * - `consent`: its own consent call, as in docs/guides/sdks-from-npm.md. `on` is whether measurement is granted.
 * - `marker`: a part of the name under which the SDK stores a refusal.
 * - `answers`: what the vendor's server answers, by a part of the address. Others get `{}`, or an empty script.
 * - `exceptions`: what our promises do not reach, with the reason: `sent`, `stored`, `early`, `late`, `next`, `refused`.
 * - `plain`: why the SDK delivers nothing to our server even without us, so that delivery is not compared.
 */
export const sdks = {
  'posthog-us': {
    consent: `on ? posthog.opt_in_capturing() : posthog.opt_out_capturing()`,
    marker: '__ph_opt_in_out_',
    service: 'posthog',
    code: `import posthog from 'posthog-js'
      posthog.init('phc_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg', { api_host: 'https://us.i.posthog.com', request_batching: false, opt_out_useragent_filter: true })
      window.track = name => posthog.capture(name)`,
    answers: [['/flags', { featureFlags: {}, sessionRecording: false, supportedCompression: [] }]],
  },
  'posthog-proxy': {
    consent: `on ? posthog.opt_in_capturing() : posthog.opt_out_capturing()`,
    marker: '__ph_opt_in_out_',
    service: 'posthog',
    services: 'posthog;host=/ingest',
    code: `import posthog from 'posthog-js'
      posthog.init('phc_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg', { api_host: '/ingest', request_batching: false, opt_out_useragent_filter: true })
      window.track = name => posthog.capture(name)`,
    answers: [['/flags', { featureFlags: {}, sessionRecording: false, supportedCompression: [] }]],
  },
  mixpanel: {
    consent: `on ? mixpanel.opt_in_tracking() : mixpanel.opt_out_tracking()`,
    marker: '__mp_opt_in_out_',
    service: 'mixpanel',
    code: `import mixpanel from 'mixpanel-browser'
      mixpanel.init('0123456789abcdef0123456789abcdef', { persistence: 'localStorage', batch_flush_interval_ms: 500 })
      window.track = name => mixpanel.track(name)`,
    answers: [['/track', '1']],
  },
  amplitude: {
    consent: `amplitude.setOptOut(!on)`,
    service: 'amplitude',
    code: `import * as amplitude from '@amplitude/analytics-browser'
      amplitude.init('0123456789abcdef0123456789abcdef', { flushIntervalMillis: 300 })
      window.track = name => amplitude.track(name)`,
    answers: [['/2/httpapi', { code: 200 }]],
  },
  segment: {
    service: 'segment',
    code: `import { AnalyticsBrowser } from '@segment/analytics-next'
      const analytics = AnalyticsBrowser.load({ writeKey: 'AbCdEfGhIjKlMnOpQrStUvWxYz012345' })
      window.track = name => analytics.track(name)`,
    answers: [
      [
        '/settings',
        {
          integrations: { 'Segment.io': { apiKey: 'AbCdEfGhIjKlMnOpQrStUvWxYz012345', apiHost: 'api.segment.io/v1' } },
          plan: {},
          edgeFunction: {},
        },
      ],
    ],
  },
  'sentry-replay': {
    consent: `Sentry.getClient().getOptions().enabled = on`,
    service: 'sentry-replay',
    code: `import * as Sentry from '@sentry/browser'
      Sentry.init({ dsn: 'https://0123456789abcdef0123456789abcdef@o1.ingest.us.sentry.io/2', integrations: [Sentry.replayIntegration()], replaysSessionSampleRate: 1 })
      window.track = name => Sentry.captureMessage(name)`,
  },
  'sentry-errors': {
    consent: `Sentry.getClient().getOptions().enabled = on`,
    service: 'sentry',
    services: 'sentry',
    code: `import * as Sentry from '@sentry/browser'
      Sentry.init({ dsn: 'https://0123456789abcdef0123456789abcdef@o1.ingest.us.sentry.io/2' })
      window.track = name => Sentry.captureMessage(name)`,
  },
  'sentry-tunnel': {
    consent: `Sentry.getClient().getOptions().enabled = on`,
    service: 'sentry',
    services: 'sentry;host=/tunnel',
    code: `import * as Sentry from '@sentry/browser'
      Sentry.init({ dsn: 'https://0123456789abcdef0123456789abcdef@o1.ingest.us.sentry.io/2', tunnel: '/tunnel' })
      window.track = name => Sentry.captureMessage(name)`,
  },
  'datadog-rum': {
    consent: `datadogRum.setTrackingConsent(on ? 'granted' : 'not-granted')`,
    service: 'datadog-rum',
    code: `import { datadogRum } from '@datadog/browser-rum'
      datadogRum.init({ applicationId: '01234567-89ab-cdef-0123-456789abcdef', clientToken: 'pub0123456789abcdef', site: 'datadoghq.com', service: 'shop', sessionSampleRate: 100 })
      window.track = name => { datadogRum.addAction(name); window.dispatchEvent(Object.assign(new Event('freeze'), { __ddIsTrusted: true })) }`,
    exceptions: {
      refused:
        'from version 7.16 on, what it has collected before setTrackingConsent("not-granted") waits in its batch, and is sent if the visitor accepts on the same page',
    },
  },
  'datadog-logs': {
    consent: `datadogLogs.setTrackingConsent(on ? 'granted' : 'not-granted')`,
    service: 'datadog-rum',
    code: `import { datadogLogs } from '@datadog/browser-logs'
      datadogLogs.init({ clientToken: 'pub0123456789abcdef', site: 'ap2.datadoghq.com', sessionSampleRate: 100 })
      window.track = name => { datadogLogs.logger.info(name); window.dispatchEvent(Object.assign(new Event('freeze'), { __ddIsTrusted: true })) }`,
  },
  'application-insights': {
    consent: `insights.config.disableTelemetry = !on`,
    service: 'azure-application-insights',
    code: `import { ApplicationInsights } from '@microsoft/applicationinsights-web'
      const insights = new ApplicationInsights({ config: { connectionString: 'InstrumentationKey=01234567-89ab-cdef-0123-456789abcdef;IngestionEndpoint=https://westeurope-5.in.applicationinsights.azure.com/', maxBatchInterval: 500 } })
      insights.loadAppInsights()
      window.track = name => insights.trackEvent({ name })`,
    answers: [['/v2/track', { itemsReceived: 1, itemsAccepted: 1, errors: [] }]],
  },
  plausible: {
    service: 'plausible',
    code: `import Plausible from 'plausible-tracker'
      const { trackEvent } = Plausible({ domain: 'site.test' })
      window.track = name => trackEvent(name)`,
  },
  'plausible-self-hosted': {
    service: 'plausible',
    services: 'plausible;host=stats.acme.example',
    code: `import Plausible from 'plausible-tracker'
      const { trackEvent } = Plausible({ domain: 'site.test', apiHost: 'https://stats.acme.example' })
      window.track = name => trackEvent(name)`,
  },
  snowplow: {
    service: 'snowplow',
    code: `import { newTracker, trackStructEvent } from '@snowplow/browser-tracker'
      newTracker('sp', 'com-acme-prod1.collector.snplow.net', { appId: 'shop' })
      window.track = name => trackStructEvent({ category: 'test', action: name })`,
  },
  bugsnag: {
    consent: `isRefused = !on`,
    service: 'bugsnag',
    code: `import Bugsnag from '@bugsnag/js'
      Bugsnag.start({ apiKey: '0123456789abcdef0123456789abcdef' })
      let isRefused = false
      Bugsnag.addOnError(() => !isRefused)
      window.track = name => Bugsnag.notify(new Error(name))`,
  },
  rollbar: {
    consent: `rollbar.configure({ enabled: on })`,
    service: 'rollbar',
    code: `import Rollbar from 'rollbar'
      const rollbar = new Rollbar({ accessToken: '0123456789abcdef0123456789abcdef', captureUncaught: true, environment: 'production' })
      window.track = name => rollbar.info(name)`,
    answers: [['/api/1/item', { err: 0, result: { id: null } }]],
  },
  'new-relic': {
    service: 'new-relic',
    code: `import { BrowserAgent } from '@newrelic/browser-agent/loaders/browser-agent'
      const agent = new BrowserAgent({ init: { harvest: { interval: 2 }, ajax: { deny_list: ['bam.nr-data.net'] }, jserrors: { harvestTimeSeconds: 2 }, generic_events: { harvestTimeSeconds: 2 } }, info: { beacon: 'bam.nr-data.net', errorBeacon: 'bam.nr-data.net', licenseKey: 'NRJS-0123456789abcdef012', applicationID: '1234567890', sa: 1 }, loader_config: { accountID: '1234567', trustKey: '1', agentID: '1234567890', licenseKey: 'NRJS-0123456789abcdef012', applicationID: '1234567890' } })
      window.track = name => agent.addPageAction(name)`,
    answers: [
      [
        '/1/',
        {
          app: { agents: [{ entityGuid: 'abc' }], nrServerTime: Date.now() },
          err: 1,
          ins: 1,
          spa: 1,
          stn: 1,
          loaded: 1,
          sts: 0,
          srs: 0,
          st: 0,
          sr: 0,
        },
      ],
    ],
  },
  logrocket: {
    service: 'logrocket',
    code: `import LogRocket from 'logrocket'
      LogRocket.init('acme/shop')
      window.track = name => LogRocket.track(name)`,
    plain: 'the recorder is a script of the vendor',
  },
  fullstory: {
    service: 'fullstory',
    code: `import { init, FullStory } from '@fullstory/browser'
      init({ orgId: 'o-AB12CD-na1' })
      window.track = name => FullStory('trackEvent', { name, properties: {} })`,
    plain: 'the recorder is a script of the vendor',
  },
  statsig: {
    consent: `client.flush().finally(() => (isRefused = !on))`,
    service: 'statsig',
    code: `import { StatsigClient } from '@statsig/js-client'
      const client = new StatsigClient('client-AbCdEf', { userID: 'a' }, { loggingIntervalMs: 500 })
      client.initializeAsync()
      let isRefused = false
      client.on('pre_logs_flushed', ({ events }) => isRefused && events.splice(0))
      window.track = name => { client.logEvent(name); client.flush() }`,
    answers: [
      ['/initialize', { has_updates: false, feature_gates: {}, dynamic_configs: {}, layer_configs: {}, time: 1 }],
      ['/rgstr', { success: true }],
    ],
  },
  launchdarkly: {
    consent: `isRefused = !on`,
    service: 'launchdarkly',
    code: `import { initialize } from 'launchdarkly-js-client-sdk'
      const client = initialize('0123456789abcdef01234567', { kind: 'user', key: 'a' }, { flushInterval: 2000 })
      let isRefused = false
      window.track = name => isRefused || client.track(name)`,
  },
  growthbook: {
    service: 'growthbook',
    code: `import { GrowthBook } from '@growthbook/growthbook'
      import { autoAttributesPlugin } from '@growthbook/growthbook/plugins'
      const growthbook = new GrowthBook({ apiHost: 'https://cdn.growthbook.io', clientKey: 'sdk-abc123', plugins: [autoAttributesPlugin()] })
      growthbook.init()`,
    answers: [['/api/features', { features: {}, dateUpdated: '2026-01-01' }]],
    plain: 'events go to another SDK',
  },
  braze: {
    consent: `on ? braze.isDisabled() && braze.enableSDK() : braze.disableSDK()`,
    service: 'braze',
    code: `import * as braze from '@braze/web-sdk'
      braze.initialize('01234567-89ab-cdef-0123-456789abcdef', { baseUrl: 'sdk.iad-01.braze.com' })
      braze.openSession()
      window.track = name => { braze.logCustomEvent(name); braze.requestImmediateDataFlush() }`,
    answers: [
      [
        '/api/v3/data',
        { config: { time: 1, events_blacklist: [], attributes_blacklist: [], purchases_blacklist: [] } },
      ],
    ],
  },
  vercel: {
    service: 'vercel-analytics',
    services: 'vercel-analytics',
    code: `import { inject, track } from '@vercel/analytics'
      inject({ mode: 'production' })
      window.track = name => track(name)`,
    answers: [
      [
        '/_vercel/insights/script.js',
        `const send = ([kind, data]) => fetch('/_vercel/insights/event', { method: 'POST', body: JSON.stringify([kind, data]) })
      ;(window.vaq ?? []).forEach(send); window.va = (...words) => send(words)`,
      ],
    ],
  },
  rudderstack: {
    service: 'rudderstack',
    code: `import { RudderAnalytics } from '@rudderstack/analytics-js'
      const rudder = new RudderAnalytics()
      rudder.load('0123456789abcdefghijklmnop', 'https://acmeabcdefg.dataplane.rudderstack.com')
      window.track = name => rudder.track(name)`,
    answers: [
      [
        '/sourceConfig',
        {
          source: {
            id: '1',
            name: 'shop',
            writeKey: '0123456789abcdefghijklmnop',
            enabled: true,
            workspaceId: '1',
            destinations: [],
            config: { statsCollection: { errors: { enabled: false }, metrics: { enabled: false } } },
            dataplanes: {},
          },
          updatedAt: '2026-01-01',
        },
      ],
    ],
    plain: 'its plugins are scripts of the vendor',
  },
  alloy: {
    service: 'adobe-experience-platform',
    code: `import { createInstance } from '@adobe/alloy'
      const alloy = createInstance({ name: 'alloy' })
      alloy('configure', { datastreamId: '01234567-89ab-cdef-0123-456789abcdef', orgId: '0123456789ABCDEF01234567@AdobeOrg' })
      window.track = name => alloy('sendEvent', { xdm: { eventType: name } }).catch(() => {})`,
    answers: [
      [
        '/ee/',
        {
          requestId: '1',
          handle: [
            {
              type: 'state:store',
              payload: [{ key: 'kndctr_0123456789ABCDEF01234567_AdobeOrg_identity', value: 'abc', maxAge: 34128000 }],
            },
          ],
        },
      ],
    ],
  },
  openreplay: {
    service: 'openreplay',
    code: `import Tracker from '@openreplay/tracker'
      const tracker = new Tracker({ projectKey: 'AbCdEfGhIjKlMnOp' })
      tracker.start().catch(() => {})
      window.track = name => tracker.event(name)`,
    plain: 'events are packed in a format of the vendor',
  },
  countly: {
    consent: `on ? Countly.opt_in() : Countly.opt_out()`,
    marker: 'cly_ignore',
    service: 'countly',
    code: `import Countly from 'countly-sdk-web'
      Countly.init({ app_key: '0123456789abcdef', url: 'https://acme.count.ly', interval: 500 })
      Countly.track_sessions()
      window.track = name => Countly.add_event({ key: name })`,
    answers: [
      ['/i', { result: 'Success' }],
      ['/o/sdk', { v: 1, t: 1, c: {} }],
    ],
  },
  openpanel: {
    consent: `isRefused = !on`,
    service: 'openpanel',
    code: `import { OpenPanel } from '@openpanel/web'
      let isRefused = false
      const panel = new OpenPanel({ clientId: '01234567-89ab-cdef-0123-456789abcdef', trackScreenViews: true, filter: () => !isRefused })
      window.track = name => panel.track(name)`,
  },
  jitsu: {
    service: 'jitsu',
    code: `import { jitsuAnalytics } from '@jitsu/js'
      const jitsu = jitsuAnalytics({ host: 'https://acme.d.jitsu.com', writeKey: 'abc:def' })
      window.track = name => jitsu.track(name)`,
    answers: [['/api/s/', { ok: true }]],
  },
  aptabase: {
    service: 'aptabase',
    code: `import { init, trackEvent } from '@aptabase/web'
      init('A-EU-0123456789')
      window.track = name => trackEvent(name)`,
  },
  'better-stack': {
    consent: `isRefused = !on`,
    service: 'better-stack',
    code: `import { Logtail } from '@logtail/browser'
      const logtail = new Logtail('AbCdEfGhIjKlMnOpQrStUvWx')
      let isRefused = false
      logtail.use(async log => (isRefused ? null : log))
      window.track = name => logtail.info(name)`,
  },
  highlight: {
    service: 'highlight',
    code: `import { H } from 'highlight.run'
      H.init('1abcdefg', { serviceName: 'shop', tracingOrigins: false })
      window.track = name => H.track(name)`,
    plain: 'events wait for a session of the vendor',
    exceptions: { stored: 'its key sessionID has a name that sites use for sessions of their own' },
  },
  'firebase-analytics': {
    service: 'firebase-analytics',
    code: `import { initializeApp } from 'firebase/app'
      import { initializeAnalytics, logEvent } from 'firebase/analytics'
      const app = initializeApp({ apiKey: 'AIzaSyAbCdEfGhIjKlMnOpQrStUvWxYz0123456', authDomain: 'shop.firebaseapp.com', projectId: 'shop', appId: '1:123456789012:web:abcdef0123456789abcdef', measurementId: 'G-AB12CD3EF4' })
      const analytics = initializeAnalytics(app)
      window.track = name => logEvent(analytics, name)`,
    plain: 'events are sent by a script of the vendor',
    exceptions: { stored: 'firebase-heartbeat-database belongs to every Firebase app, also to its sign-in' },
  },
  elastic: {
    consent: `isRefused = !on`,
    service: 'elastic-apm',
    code: `import { init } from '@elastic/apm-rum'
      const apm = init({ serviceName: 'shop', serverUrl: 'https://abc.apm.eu-central-1.aws.cloud.es.io', flushInterval: 300 })
      let isRefused = false
      apm.addFilter(payload => (isRefused ? undefined : payload))
      window.track = name => apm.captureError(new Error(name))`,
  },
  faro: {
    consent: `on ? faro.unpause() : faro.pause()`,
    service: 'grafana-faro',
    code: `import { initializeFaro } from '@grafana/faro-web-sdk'
      const faro = initializeFaro({ url: 'https://faro-collector-prod-eu-west-2.grafana.net/collect/abc', app: { name: 'shop' } })
      window.track = name => faro.api.pushEvent(name)`,
  },
  trackjs: {
    service: 'trackjs',
    code: `import { TrackJS } from 'trackjs'
      TrackJS.install({ token: '0123456789abcdef0123456789abcdef' })
      window.track = name => TrackJS.track(name)`,
  },
  'react-ga4': {
    service: 'google-analytics',
    code: `import ReactGA from 'react-ga4'
      ReactGA.initialize('G-AB12CD3EF4')
      window.track = name => ReactGA.event(name)`,
    answers: [
      [
        '/gtag/js',
        `const layer = window.dataLayer; const send = entry => entry[0] === 'event' && fetch('https://region1.google-analytics.com/g/collect?v=2&en=' + entry[1], { method: 'POST', mode: 'no-cors' })
      layer.forEach(send); layer.push = entry => (send(entry), Array.prototype.push.call(layer, entry)); document.cookie = '_ga=GA1.1.1.1; max-age=1000'`,
      ],
    ],
  },
  hotjar: {
    service: 'hotjar',
    code: `import Hotjar from '@hotjar/browser'
      Hotjar.init(1234567, 6)
      window.track = name => Hotjar.event(name)`,
    answers: [
      [
        'static.hotjar.com',
        `const send = ([kind, name]) => kind === 'event' && navigator.sendBeacon('https://content.hotjar.io/', name)
      ;(window.hj.q ?? []).forEach(send); window.hj = (...words) => send(words); localStorage.setItem('_hjSessionUser_1234567', '1')`,
      ],
    ],
  },
  intercom: {
    service: 'intercom',
    code: `import Intercom, { trackEvent } from '@intercom/messenger-js-sdk'
      Intercom({ app_id: 'abcd1234' })
      window.track = name => trackEvent(name)`,
    answers: [
      [
        'widget.intercom.io',
        `const queue = window.Intercom?.q ?? []; const send = ([kind, name]) => kind === 'trackEvent' && fetch('https://api-iam.intercom.io/events', { method: 'POST', body: name })
      queue.forEach(entry => send([...entry])); window.Intercom = (...words) => send(words); localStorage.setItem('intercom.intercom-state-abcd1234', '1')`,
      ],
    ],
  },
  'facebook-pixel': {
    service: 'meta-pixel',
    code: `import ReactPixel from 'react-facebook-pixel'
      ReactPixel.init('123456789012345')
      window.track = name => ReactPixel.trackCustom(name)`,
    answers: [
      [
        'fbevents.js',
        `const send = args => args[0] === 'trackCustom' && (new Image().src = 'https://www.facebook.com/tr?ev=' + args[1])
      window.fbq.queue.forEach(send); window.fbq.callMethod = (...args) => send(args); document.cookie = '_fbp=fb.1.1.1; max-age=1000'`,
      ],
    ],
  },
  clarity: {
    service: 'microsoft-clarity',
    code: `import Clarity from '@microsoft/clarity'
      Clarity.init('abcdefghij')
      window.track = name => Clarity.event(name)`,
    answers: [
      [
        'clarity.ms/tag',
        `const send = ([kind, name]) => kind === 'event' && fetch('https://z.clarity.ms/collect', { method: 'POST', body: name })
      ;(window.clarity.q ?? []).forEach(entry => send([...entry])); window.clarity = (...words) => send(words); document.cookie = '_clck=1; max-age=1000'`,
      ],
    ],
  },
  matomo: {
    service: 'matomo',
    code: `import MatomoTracker from '@datapunt/matomo-tracker-js'
      const tracker = new MatomoTracker({ urlBase: 'https://acme.matomo.cloud/', siteId: 1 })
      window.track = name => tracker.trackEvent({ category: 'test', action: name })`,
    answers: [
      [
        'matomo.js',
        `const send = ([kind, , name]) => kind === 'trackEvent' && fetch('https://acme.matomo.cloud/matomo.php?e_a=' + name, { method: 'POST' })
      window._paq.forEach(send); window._paq = { push: send }; document.cookie = '_pk_id.1.1=1; max-age=1000'`,
      ],
    ],
  },
  usermaven: {
    consent: `isRefused = !on`,
    service: 'usermaven',
    code: `import { usermavenClient } from '@usermaven/sdk-js'
      const client = usermavenClient({ key: 'UMabcdefgh', trackingHost: 'https://events.usermaven.com' })
      let isRefused = false
      window.track = name => isRefused || client.track(name)`,
    exceptions: { refused: 'it repeats a blocked request three times in eight seconds, and has no opt-out call' },
  },
  optimizely: {
    service: 'optimizely',
    code: `import { createInstance, createPollingProjectConfigManager } from '@optimizely/optimizely-sdk'
      const client = createInstance({ projectConfigManager: createPollingProjectConfigManager({ sdkKey: 'AbCdEfGh' }) })`,
    plain: 'events need an experiment of the vendor',
  },
  flagsmith: {
    service: 'flagsmith',
    code: `import flagsmith from 'flagsmith'
      flagsmith.init({ environmentID: 'AbCdEfGh', cacheFlags: true, enableAnalytics: true }).catch(() => {})`,
    answers: [['/api/v1/flags', []]],
    plain: 'it counts no events of the site',
  },
  configcat: {
    service: 'configcat',
    code: `import * as configcat from 'configcat-js'
      configcat.getClient('configcat-sdk-1/AbCdEfGhIjKlMnOpQrStUv/AbCdEfGhIjKlMnOpQrStUv', configcat.PollingMode.AutoPoll)`,
    plain: 'it counts no events of the site',
    exceptions: {
      stored: 'the name of its cache is a hash of the SDK key; it holds the settings of the site, and no identifier',
    },
  },
  unleash: {
    service: 'unleash',
    code: `import { UnleashClient } from 'unleash-proxy-client'
      new UnleashClient({ url: 'https://eu.app.unleash-hosted.com/demo/api/frontend', clientKey: 'abc', appName: 'shop' }).start().catch(() => {})`,
    answers: [['/api/frontend', { toggles: [] }]],
    plain: 'it counts no events of the site',
  },
  'piano-analytics': {
    service: 'piano-analytics',
    code: `import { pianoAnalytics } from 'piano-analytics-js'
      pianoAnalytics.setConfigurations({ site: 123456789, collectDomain: 'https://logs1412.xiti.com' })
      window.track = name => pianoAnalytics.sendEvent(name, {})`,
  },
  'aws-rum': {
    consent: `on ? rum.enable() : rum.disable()`,
    service: 'aws-rum',
    code: `import { AwsRum } from 'aws-rum-web'
      const rum = new AwsRum('01234567-89ab-cdef-0123-456789abcdef', '1.0.0', 'eu-west-3', { sessionSampleRate: 1, endpoint: 'https://dataplane.rum.eu-west-3.amazonaws.com', allowCookies: true, dispatchInterval: 500, signing: false })
      window.track = name => rum.recordEvent('com.acme.event', { name })`,
  },
  honeybadger: {
    consent: `isRefused = !on`,
    service: 'honeybadger',
    code: `import Honeybadger from '@honeybadger-io/js'
      Honeybadger.configure({ apiKey: 'hbp_AbCdEf' })
      let isRefused = false
      Honeybadger.beforeNotify(() => !isRefused)
      window.track = name => Honeybadger.notify(name)`,
  },
  raygun: {
    consent: `isRefused = !on`,
    service: 'raygun',
    code: `import rg4js from 'raygun4js'
      rg4js('apiKey', 'AbCdEfGhIjKlMnOpQrStUv')
      rg4js('enableCrashReporting', true)
      let isRefused = false
      rg4js('onBeforeSend', payload => !isRefused && payload)
      window.track = name => rg4js('send', { error: new Error(name) })`,
  },
  airbrake: {
    consent: `isRefused = !on`,
    service: 'airbrake',
    code: `import { Notifier } from '@airbrake/browser'
      const airbrake = new Notifier({ projectId: 123456, projectKey: '0123456789abcdef0123456789abcdef', environment: 'production' })
      let isRefused = false
      airbrake.addFilter(notice => (isRefused ? null : notice))
      window.track = name => airbrake.notify(new Error(name))`,
    answers: [['/api/v3/projects', { id: 'a' }]],
  },
  fathom: {
    service: 'fathom',
    code: `import * as Fathom from 'fathom-client'
      Fathom.load('ABCDEFGH')
      window.track = name => Fathom.trackEvent(name)`,
    answers: [
      [
        'cdn.usefathom.com',
        `window.fathom = { trackEvent: name => new Image().src = 'https://cdn.usefathom.com/?e=' + name, trackPageview() {}, trackGoal() {}, setSite() {}, blockTrackingForMe() {}, enableTrackingForMe() {} }`,
      ],
    ],
  },
  swetrix: {
    service: 'swetrix',
    code: `import * as Swetrix from 'swetrix'
      Swetrix.init('AbCdEfGhIjKl', { devMode: true })
      window.track = name => Swetrix.track({ ev: name })`,
  },
  mparticle: {
    consent: `mParticle.setOptOut(!on)`,
    service: 'mparticle',
    code: `import mParticle from '@mparticle/web-sdk'
      mParticle.init('us1-0123456789abcdef0123456789abcdef', {})
      window.track = name => mParticle.logEvent(name)`,
    answers: [
      ['/config', { appName: 'shop', kitConfigs: [], pixelConfigs: [] }],
      ['/identify', { mpid: '123', context: null, matched_identities: {}, is_logged_in: false }],
    ],
  },
  clevertap: {
    service: 'clevertap',
    code: `import clevertap from 'clevertap-web-sdk'
      clevertap.init('ABC-DEF-1GHI', 'eu1')
      window.track = name => clevertap.event.push(name)`,
    plain: 'events wait for a script of the vendor',
  },
  onesignal: {
    service: 'onesignal',
    code: `import OneSignal from 'react-onesignal'
      OneSignal.init({ appId: '01234567-89ab-cdef-0123-456789abcdef' }).catch(() => {})`,
    plain: 'it counts no events of the site',
  },
  appsignal: {
    service: 'appsignal',
    code: `import Appsignal from '@appsignal/javascript'
      const appsignal = new Appsignal({ key: '01234567-89ab-cdef-0123-456789abcdef' })
      window.track = name => appsignal.sendError(new Error(name))`,
  },
  'vimeo-player': {
    service: 'vimeo',
    code: `import Player from '@vimeo/player'
      const place = document.body.appendChild(document.createElement('div'))
      const player = new Player(place, { id: 1234567 })
      const frame = () => place.querySelector('iframe[src]')
      const say = name => frame() ? fetch('https://player.vimeo.com/?' + name, { mode: 'no-cors' }) : setTimeout(say, 50, name)
      window.track = say`,
    answers: [
      [
        '/api/oembed.json',
        { html: '<iframe src="https://player.vimeo.com/video/1234567" title="Film"></iframe>', type: 'video' },
      ],
    ],
  },
  crisp: {
    service: 'crisp',
    code: `import { Crisp } from 'crisp-sdk-web'
      Crisp.configure('01234567-89ab-cdef-0123-456789abcdef')`,
    plain: 'the chat is a script of the vendor',
  },
  'vue-gtag': {
    service: 'google-analytics',
    code: `import { addGtag, configure, event } from 'vue-gtag'
      configure({ tagId: 'G-AB12CD3EF4' })
      addGtag()
      window.track = name => event(name)`,
    answers: [gtag],
  },
  'ga-gtag': {
    service: 'google-analytics',
    code: `import { gtag, install } from 'ga-gtag'
      install('G-AB12CD3EF4')
      window.track = name => gtag('event', name)`,
    answers: [gtag],
  },
  'analytics-google-analytics': {
    service: 'google-analytics',
    code: `import Analytics from 'analytics'
      import googleAnalytics from '@analytics/google-analytics'
      const analytics = Analytics({ app: 'shop', plugins: [googleAnalytics({ measurementIds: ['G-AB12CD3EF4'] })] })
      window.track = name => analytics.track(name)`,
    plain: 'its events wait for functions of the script of the vendor',
  },
  'analytics-google-tag-manager': {
    consent: `isRefused = !on`,
    service: 'google-tag-manager',
    code: `import Analytics from 'analytics'
      import googleTagManager from '@analytics/google-tag-manager'
      const analytics = Analytics({ app: 'shop', plugins: [googleTagManager({ containerId: 'GTM-AB12CD3' })] })
      let isRefused = false
      window.track = name => isRefused || analytics.track(name)`,
    answers: [gtm],
  },
  'analytics-mixpanel': {
    service: 'mixpanel',
    code: `import Analytics from 'analytics'
      import mixpanel from '@analytics/mixpanel'
      const analytics = Analytics({ app: 'shop', plugins: [mixpanel({ token: '0123456789abcdef0123456789abcdef' })] })
      window.track = name => analytics.track(name)`,
    plain: 'the recorder is a script of the vendor',
  },
  'analytics-segment': {
    service: 'segment',
    code: `import Analytics from 'analytics'
      import segment from '@analytics/segment'
      const analytics = Analytics({ app: 'shop', plugins: [segment({ writeKey: 'AbCdEfGhIjKlMnOpQrStUvWxYz012345' })] })
      window.track = name => analytics.track(name)`,
    plain: 'the recorder is a script of the vendor',
  },
  'analytics-hubspot': {
    service: 'hubspot',
    code: `import Analytics from 'analytics'
      import hubspot from '@analytics/hubspot'
      const analytics = Analytics({ app: 'shop', plugins: [hubspot({ portalId: '1234567' })] })
      window.track = name => analytics.track(name)`,
    plain: 'the recorder is a script of the vendor',
  },
  'react-gtm-module': {
    service: 'google-tag-manager',
    code: `import TagManager from 'react-gtm-module'
      TagManager.initialize({ gtmId: 'GTM-AB12CD3' })
      window.track = name => TagManager.dataLayer({ dataLayer: { event: name } })`,
    answers: [gtm],
  },
  'react-hotjar': {
    service: 'hotjar',
    code: `import { hotjar } from 'react-hotjar'
      hotjar.initialize({ id: 1234567, sv: 6 })
      window.track = name => hotjar.event(name)`,
    answers: [hotjar],
  },
  'posthog-lite': {
    consent: `on ? posthog.optIn() : posthog.optOut()`,
    service: 'posthog',
    code: `import PostHog from 'posthog-js-lite'
      const posthog = new PostHog('phc_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg', { host: 'https://eu.i.posthog.com', flushAt: 1 })
      window.track = name => posthog.capture(name)`,
    answers: [['/batch', { status: 1 }]],
  },
  'plausible-official': {
    service: 'plausible',
    code: `import { init, track } from '@plausible-analytics/tracker'
      init({ domain: 'site.test', captureOnLocalhost: true })
      window.track = name => track(name, {})`,
  },
  'speed-insights': {
    service: 'vercel-analytics',
    services: 'vercel-analytics',
    code: `import { injectSpeedInsights } from '@vercel/speed-insights'
      injectSpeedInsights({ dsn: '1234567' })`,
    plain: 'it counts no events of the site',
  },
  'search-insights': {
    service: 'algolia-insights',
    code: `import aa from 'search-insights'
      aa('init', { appId: 'ABCDEFGHIJ', apiKey: '0123456789abcdef0123456789abcdef', useCookie: true })
      window.track = name => aa('clickedObjectIDs', { index: 'shop', eventName: name, objectIDs: ['1'] })`,
  },
  'lite-youtube-embed': {
    service: 'youtube',
    code: `import 'lite-youtube-embed'
      document.body.insertAdjacentHTML('beforeend', '<lite-youtube videoid="ogfYd705cRs"></lite-youtube>')
      document.querySelector('lite-youtube').dispatchEvent(new Event('pointerover'))`,
    plain: 'it counts no events of the site',
  },
  giscus: {
    service: 'giscus',
    code: `import 'giscus'
      document.body.insertAdjacentHTML('beforeend', '<giscus-widget repo="acme/shop" repoid="R_1" category="General" categoryid="DIC_1" mapping="pathname"></giscus-widget>')`,
    plain: 'it counts no events of the site',
  },
}
