/** How React's wrappers are shown. */
const react = `import { createElement as h } from 'react'
      import { createRoot } from 'react-dom/client'
      const show = element => createRoot(document.body.appendChild(document.createElement('div'))).render(element)`

const noEvents = 'it counts no events of the site'
const scriptOfVendor = 'the recorder is a script of the vendor'

/** A stand-in for Google's script, which sends each event, also those of the queue. */
const gtag = [
  '/gtag/js',
  `const layer = window.dataLayer; const send = entry => entry[0] === 'event' && fetch('https://region1.google-analytics.com/g/collect?v=2&en=' + entry[1], { method: 'POST', mode: 'no-cors' })
      layer.forEach(send); layer.push = entry => (send(entry), Array.prototype.push.call(layer, entry)); document.cookie = '_ga=GA1.1.1.1; max-age=1000'`,
]
/** The same for a container of a tag manager. */
const container = (script, url) => [
  script,
  `const layer = window.dataLayer; const send = entry => /^ev/.test(entry.event ?? '') && fetch('${url}' + entry.event, { method: 'POST', mode: 'no-cors' })
      layer.forEach(send); layer.push = entry => (send(entry), Array.prototype.push.call(layer, entry))`,
]

/**
 * Wrappers of vendors' SDKs and scripts that sites install from npm, for React, Vue and others. The entries are as in
 * sdks.mjs.
 */
export const wrappers = {
  'next-third-parties': {
    service: 'google-analytics',
    code: `${react}
      import { GoogleAnalytics, sendGAEvent } from '@next/third-parties/google'
      show(h(GoogleAnalytics, { gaId: 'G-AB12CD3EF4' }))
      window.track = name => sendGAEvent('event', name)`,
    answers: [gtag],
  },
  'minimal-analytics': {
    service: 'google-analytics',
    code: `import { track } from '@minimal-analytics/ga4'
      window.track = name => track('G-AB12CD3EF4', { type: name })`,
    exceptions: { stored: 'its keys clientId, sessionId and sessionCount have names that sites use themselves' },
  },
  'vue-gtm': {
    service: 'google-tag-manager',
    code: `import { createApp } from 'vue'
      import { createGtm, useGtm } from '@gtm-support/vue-gtm'
      createApp({}).use(createGtm({ id: 'GTM-AB12CD3' })).mount(document.body.appendChild(document.createElement('div')))
      window.track = name => useGtm().trackEvent({ event: name })`,
    answers: [container('/gtm.js', 'https://region1.google-analytics.com/g/collect?v=2&en=')],
  },
  'react-piwik-pro': {
    service: 'piwik-pro',
    code: `import PiwikPro, { DataLayer } from '@piwikpro/react-piwik-pro'
      PiwikPro.initialize('01234567-89ab-cdef-0123-456789abcdef', 'https://acme.containers.piwik.pro')
      window.track = name => DataLayer.push({ event: name })`,
    answers: [container('acme.containers.piwik.pro', 'https://acme.piwik.pro/ppms.php?e_a=')],
  },
  'vue-matomo': {
    service: 'matomo',
    code: `import { createApp } from 'vue'
      import VueMatomo from 'vue-matomo'
      createApp({}).use(VueMatomo, { host: 'https://acme.matomo.cloud', siteId: 1 }).mount(document.body.appendChild(document.createElement('div')))
      window.track = name => window._paq.push(['trackEvent', 'shop', name])`,
    answers: [
      [
        'matomo.js',
        `const send = ([kind, , name]) => kind === 'trackEvent' && fetch('https://acme.matomo.cloud/matomo.php?e_a=' + name, { method: 'POST' })
      window._paq.forEach(send); window._paq = { push: send }; window.Piwik = { getAsyncTracker: () => ({ trackPageView() {}, enableLinkTracking() {}, setCustomUrl() {} }) }; document.cookie = '_pk_id.1.1=1; max-age=1000'`,
      ],
    ],
  },
  'tiktok-pixel': {
    service: 'tiktok-pixel',
    code: `import TiktokPixel from 'tiktok-pixel'
      TiktokPixel.init('CABCDEFGHIJKLMNOPQRS')
      window.track = name => TiktokPixel.track(name, {})`,
    answers: [
      [
        '/i18n/pixel/events.js',
        `const send = ([kind, name]) => kind === 'track' && navigator.sendBeacon('https://analytics.tiktok.com/api/v2/pixel', name)
      const queue = [...window.ttq, ...Object.values(window.ttq._i).flatMap(one => [...one])]; queue.forEach(entry => send([...entry])); window.ttq.push = send; window.ttq.track = (...words) => send(['track', ...words])
      document.cookie = '_ttp=1; max-age=1000'`,
      ],
    ],
  },
  'sentry-react': {
    consent: `Sentry.getClient().getOptions().enabled = on`,
    service: 'sentry',
    code: `${react}
      import * as Sentry from '@sentry/react'
      Sentry.init({ dsn: 'https://0123456789abcdef0123456789abcdef@o1.ingest.us.sentry.io/2', integrations: [Sentry.browserTracingIntegration()], tracesSampleRate: 1 })
      show(h(Sentry.ErrorBoundary, null, 'Shop'))
      window.track = name => Sentry.captureMessage(name)`,
  },
  'datadog-rum-react': {
    consent: `datadogRum.setTrackingConsent(on ? 'granted' : 'not-granted')`,
    service: 'datadog-rum',
    code: `import { datadogRum } from '@datadog/browser-rum'
      import { reactPlugin } from '@datadog/browser-rum-react'
      datadogRum.init({ applicationId: '01234567-89ab-cdef-0123-456789abcdef', clientToken: 'pub0123456789abcdef', site: 'datadoghq.eu', service: 'shop', sessionSampleRate: 100, plugins: [reactPlugin()] })
      window.track = name => { datadogRum.addAction(name); window.dispatchEvent(Object.assign(new Event('freeze'), { __ddIsTrusted: true })) }`,
    exceptions: {
      refused:
        'from version 7.16 of browser-rum on, what it has collected before setTrackingConsent("not-granted") waits in its batch, and is sent if the visitor accepts on the same page',
    },
  },
  'amplitude-session-replay': {
    consent: `amplitude.setOptOut(!on)`,
    service: 'amplitude',
    code: `import * as amplitude from '@amplitude/analytics-browser'
      import { sessionReplayPlugin } from '@amplitude/plugin-session-replay-browser'
      amplitude.add(sessionReplayPlugin({ sampleRate: 1 }))
      amplitude.init('0123456789abcdef0123456789abcdef', { flushIntervalMillis: 300 })
      window.track = name => amplitude.track(name)`,
    answers: [['/2/httpapi', { code: 200 }]],
  },
  honeycomb: {
    consent: `isRefused = !on`,
    code: `import { HoneycombWebSDK } from '@honeycombio/opentelemetry-web'
      import { trace } from '@opentelemetry/api'
      new HoneycombWebSDK({ apiKey: 'hcaik_0123456789abcdef', serviceName: 'shop' }).start()
      let isRefused = false
      window.track = name => isRefused || trace.getTracer('shop').startSpan(name).end()`,
  },
  'customer-io-pipelines': {
    service: 'customer-io',
    code: `import { AnalyticsBrowser } from '@customerio/cdp-analytics-browser'
      const analytics = AnalyticsBrowser.load({ writeKey: '0123456789abcdef0123' })
      window.track = name => analytics.track(name)`,
    answers: [
      [
        '/settings',
        {
          integrations: {
            'Customer.io Data Pipelines': { apiKey: '0123456789abcdef0123', apiHost: 'cdp.customer.io/v1' },
          },
          plan: {},
        },
      ],
    ],
  },
  pirsch: {
    service: 'pirsch',
    code: `import { Pirsch } from 'pirsch-sdk/web'
      const client = new Pirsch({ identificationCode: 'AbCdEfGhIjKlMnOpQrStUvWxYz012345' })
      window.track = name => client.event(name, 1, {}).catch(() => {})`,
  },
  'mux-data': {
    service: 'mux',
    code: `import mux from 'mux-embed'
      document.body.insertAdjacentHTML('beforeend', '<video id="film"></video>')
      mux.monitor('#film', { data: { env_key: 'abcdefghijklmnopqrstuvwxy', player_name: 'shop' } })`,
    plain: 'it counts what is played',
  },
  'mux-player': {
    service: 'mux',
    code: `import '@mux/mux-player'
      document.body.insertAdjacentHTML('beforeend', '<mux-player playback-id="DS00Spx1CV902MCtPj5WknGlR102V5HFkDe" metadata-video-title="Shop" muted></mux-player>')`,
    exceptions: {
      sent: 'it loads Google’s Cast library from www.gstatic.com, a host of files that pages need; { trackingHosts: { "www.gstatic.com/cv": "functionality" } } blocks it',
    },
    plain: 'it counts what is played',
  },
  'react-linkedin-insight': {
    service: 'linkedin-insight',
    code: `import { LinkedInTag } from 'react-linkedin-insight'
      const tag = new LinkedInTag()
      tag.init('1234567')
      window.track = name => tag.track(name)`,
    answers: [['snap.licdn.com', '']],
  },
  livesession: {
    code: `import ls from '@livesession/sdk'
      ls.init('1234abcd.5678efab')
      ls.newPageView()`,
    plain: scriptOfVendor,
  },
  smartlook: {
    service: 'smartlook',
    code: `import Smartlook from 'smartlook-client'
      Smartlook.init('0123456789abcdef0123456789abcdef01234567')
      window.track = name => Smartlook.track(name, {})`,
    plain: scriptOfVendor,
  },
  userpilot: {
    service: 'userpilot',
    code: `import { Userpilot } from 'userpilot'
      Userpilot.initialize('NX-01234567')
      window.track = name => Userpilot.track(name)`,
    plain: scriptOfVendor,
  },
  userflow: {
    service: 'userflow',
    code: `import userflow from 'userflow.js'
      userflow.init('ct_abcdefghijklmnopqrstuvwxyz')
      window.track = name => userflow.track(name).catch(() => {})`,
    plain: scriptOfVendor,
  },
  'react-use-intercom': {
    service: 'intercom',
    code: `${react}
      import { IntercomProvider, useIntercom } from 'react-use-intercom'
      const Chat = () => { window.track = useIntercom().trackEvent; return null }
      show(h(IntercomProvider, { appId: 'abcd1234', autoBoot: true }, h(Chat)))`,
    answers: [
      [
        'widget.intercom.io',
        `const queue = window.Intercom?.q ?? []; const send = ([kind, name]) => kind === 'trackEvent' && fetch('https://api-iam.intercom.io/events', { method: 'POST', body: name })
      queue.forEach(entry => send([...entry])); window.Intercom = (...words) => send(words); localStorage.setItem('intercom.intercom-state-abcd1234', '1')`,
      ],
    ],
  },
  'tawk-react': {
    service: 'tawk',
    code: `${react}
      import TawkMessenger from '@tawk.to/tawk-messenger-react'
      show(h(TawkMessenger, { propertyId: '0123456789abcdef01234567', widgetId: 'default' }))`,
    plain: 'the chat is a script of the vendor',
  },
  'react-zendesk': {
    service: 'zendesk',
    code: `${react}
      import Zendesk from 'react-zendesk'
      show(h(Zendesk, { zendeskKey: '01234567-89ab-cdef-0123-456789abcdef' }))`,
    plain: 'the chat is a script of the vendor',
  },
  'livechat-react': {
    service: 'livechat',
    code: `${react}
      import { LiveChatWidget } from '@livechat/widget-react'
      show(h(LiveChatWidget, { license: '12345678' }))`,
    plain: 'the chat is a script of the vendor',
  },
  'analytics-amplitude': {
    service: 'amplitude',
    code: `import Analytics from 'analytics'
      import amplitude from '@analytics/amplitude'
      const analytics = Analytics({ app: 'shop', plugins: [amplitude({ apiKey: '0123456789abcdef0123456789abcdef' })] })
      window.track = name => analytics.track(name)`,
    plain: scriptOfVendor,
  },
  'analytics-crazy-egg': {
    service: 'crazy-egg',
    code: `import Analytics from 'analytics'
      import crazyEgg from '@analytics/crazy-egg'
      const analytics = Analytics({ app: 'shop', plugins: [crazyEgg({ accountNumber: '01234567' })] })
      window.track = name => analytics.track(name)`,
    plain: noEvents,
  },
  'analytics-fullstory': {
    service: 'fullstory',
    code: `import Analytics from 'analytics'
      import fullStory from '@analytics/fullstory'
      const analytics = Analytics({ app: 'shop', plugins: [fullStory({ org: 'ABC123' })] })
      window.track = name => analytics.track(name)`,
    plain: scriptOfVendor,
  },
  'react-youtube': {
    service: 'youtube',
    code: `${react}
      import YouTube from 'react-youtube'
      show(h(YouTube, { videoId: 'ogfYd705cRs' }))`,
    plain: noEvents,
  },
  'react-player': {
    service: 'youtube',
    code: `${react}
      import ReactPlayer from 'react-player'
      show(h(ReactPlayer, { src: 'https://www.youtube.com/watch?v=ogfYd705cRs' }))`,
    plain: noEvents,
  },
  plyr: {
    service: 'youtube',
    code: `import Plyr from 'plyr'
      document.body.insertAdjacentHTML('beforeend', '<div id="film" data-plyr-provider="youtube" data-plyr-embed-id="ogfYd705cRs"></div>')
      new Plyr('#film', { loadSprite: false })`,
    plain: noEvents,
  },
  'disqus-react': {
    service: 'disqus',
    code: `${react}
      import { DiscussionEmbed } from 'disqus-react'
      show(h(DiscussionEmbed, { shortname: 'acme', config: { url: 'https://site.test/', identifier: '1', title: 'Shop' } }))`,
    plain: noEvents,
  },
  'react-twitter-embed': {
    service: 'x-embeds',
    code: `${react}
      import { TwitterTweetEmbed } from 'react-twitter-embed'
      show(h(TwitterTweetEmbed, { tweetId: '20' }))`,
    plain: noEvents,
  },
  'react-social-media-embed': {
    service: 'instagram',
    code: `${react}
      import { InstagramEmbed, TikTokEmbed } from 'react-social-media-embed'
      show(h('div', null, h(InstagramEmbed, { url: 'https://www.instagram.com/p/CUbHfhpswxt/' }), h(TikTokEmbed, { url: 'https://www.tiktok.com/@shop/video/7123456789012345678' })))`,
    plain: noEvents,
  },
  'react-calendly': {
    service: 'calendly',
    code: `${react}
      import { InlineWidget } from 'react-calendly'
      show(h(InlineWidget, { url: 'https://calendly.com/acme/30min' }))`,
    plain: noEvents,
  },
  'cal-com-react': {
    service: 'cal-com',
    code: `${react}
      import Cal from '@calcom/embed-react'
      show(h(Cal, { calLink: 'acme/30min' }))`,
    plain: noEvents,
  },
  'typeform-embed': {
    service: 'typeform',
    code: `import { createWidget } from '@typeform/embed'
      createWidget('moe6aa', { container: document.body.appendChild(document.createElement('div')) })`,
    plain: noEvents,
  },
}
