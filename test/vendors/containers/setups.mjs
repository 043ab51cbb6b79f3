import { readFileSync } from 'node:fs'
import { adobeLibrary } from './adobe.mjs'
import { matomoContainer } from './matomo.mjs'

const ours = name => readFileSync(new URL(name, import.meta.url), 'utf8')
const attributes = 'data-manager data-mode="offline" data-categories="all"'
const tag = (more = '') => `<script src="/consent-elements/guard.js" ${attributes} ${more}></script>`
const options = value => `data-options='${JSON.stringify(value)}'`

/** Stand-ins for scripts of vendors that the containers insert. */
const vendors = [
  [
    'connect.facebook.net',
    `(() => { const send = call => /^track/.test(call[0]) && (new Image().src = 'https://www.facebook.com/tr/?ts=' + performance.now() + '&ev=' + (call[0] === 'track' ? 'view-' + location.hash.slice(1) : call[1]))
      const { queue } = fbq; queue.forEach(send); fbq.send = fbq.callMethod = (...call) => send(Array.isArray(call[0]) ? call[0] : call); queue.length = 0 })()`,
  ],
  ['static.hotjar.com', `navigator.sendBeacon('https://content.hotjar.io/', 'recorder')`],
]
const dataLayer = `window.route = name => { history.pushState({}, '', '#' + name); (window.dataLayer ||= []).push({ event: 'route', name }) }`
const serverTagging = 'google-analytics;host=tags.site.test'
const googleTags = [
  'tags.site.test',
  'googleads.g.doubleclick.net',
  'www.facebook.com',
  'bat.bing.com',
  'content.hotjar.io',
]

/**
 * Tag setups as large sites have them.
 * - `whose`: whether the container's code is the vendor's own.
 * - `guarded`, `plain`: the head of the page with us, and without us.
 * - `route`: a script that defines `route(name)`, which changes the route.
 * - `file`: the path of the container, and its text.
 * - `hosts`: the hosts that get one request for each route.
 * - `early`: how many requests with routes before the choice a host gets once the visitor has accepted. Other hosts get
 *   none, by design of the vendor. Each route once, unless `repeatsLast`: Matomo repeats them with the newest value.
 * - `isAtOnce`: whether the container runs before the choice.
 */
export function setups({ matomo, adobe, packages }) {
  const gtmFile = { 'www.googletagmanager.com/gtm.js': ours('google-of-ours.js') }
  const gtmSnippet = `<script>window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments) }
    gtag('consent', 'default', { ad_storage: 'granted', ad_user_data: 'granted', analytics_storage: 'granted' })
    dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })</script>
    <script async src="https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3"></script>`
  const matomoSnippet = `<script>var _mtm = window._mtm = window._mtm || [];
    _mtm.push({ 'mtm.startTime': (new Date().getTime()), 'event': 'mtm.Start' });
    (function() { var d=document, g=d.createElement('script'), s=d.getElementsByTagName('script')[0];
      g.async=true; g.src='https://cdn.matomo.cloud/acme.matomo.cloud/container_AbCdEfGh.js'; s.parentNode.insertBefore(g,s); })();</script>`
  const adobeText = adobe && adobeLibrary(adobe, packages)
  const shop = '<script src="/container.js"></script>'
  return {
    'google-basic': {
      whose: 'ours',
      guarded: tag(`data-services="${serverTagging}" ${options({ tagManager: { id: 'GTM-AB12CD3', mode: 'basic' } })}`),
      plain: gtmSnippet,
      route: dataLayer,
      file: gtmFile,
      hosts: googleTags,
      // The container handles its queue in order: the routes come before the consent that its other tags check.
      early: { 'www.facebook.com': 20, 'bat.bing.com': 20 },
    },
    'google-advanced': {
      whose: 'ours',
      guarded: tag(`data-services="${serverTagging}" ${options({ tagManager: { id: 'GTM-AB12CD3' } })}`),
      plain: gtmSnippet,
      route: dataLayer,
      file: gtmFile,
      hosts: googleTags,
      // Tags without a consent check have run, and wait.
      early: { 'www.facebook.com': 20, 'bat.bing.com': 20 },
      isAtOnce: true,
    },
    ...(matomo && {
      'matomo-tag-manager': {
        whose: 'Matomo',
        guarded: tag('data-services="matomo linkedin-insight meta-pixel"') + matomoSnippet,
        plain: matomoSnippet,
        route: `window.route = name => { history.pushState({}, '', '#' + name); (window._mtm ||= []).push({ event: 'route', name }) }`,
        file: { 'cdn.matomo.cloud': matomoContainer(matomo) },
        hosts: ['acme.matomo.cloud', 'px.ads.linkedin.com', 'www.facebook.com'],
        // An image with the same address is requested once.
        early: { 'acme.matomo.cloud': 20, 'px.ads.linkedin.com': 1 },
        repeatsLast: true,
      },
    }),
    ...(adobe && {
      'adobe-tags': {
        whose: 'Adobe',
        guarded: `${tag()}<script async type="text/plain" data-consent="measurement" data-src="https://assets.adobedtm.com/acme/launch-shop.min.js"></script>`,
        plain: '<script async src="https://assets.adobedtm.com/acme/launch-shop.min.js"></script>',
        route: adobeRoute,
        file: { 'assets.adobedtm.com': adobeText },
        hosts: adobeHosts,
        early: {},
      },
      'adobe-tags-own-host': {
        whose: 'Adobe',
        guarded: `${tag()}<script src="/launch-shop.min.js"></script>`,
        plain: '<script src="/launch-shop.min.js"></script>',
        route: adobeRoute,
        file: { 'site.test/launch-shop.min.js': adobeText },
        hosts: adobeHosts,
        early: { 'acme.sc.omtrdc.net': 20 },
        isAtOnce: true,
      },
    }),
    shopify: {
      whose: 'ours',
      guarded: tag(options({ signals: { shopify: true } })) + shop,
      plain: `${shop}<script>Shopify.loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], () =>
        Shopify.customerPrivacy.setTrackingConsent({ analytics: true, marketing: true, preferences: true, sale_of_data: true }, () => {}))</script>`,
      route: `window.route = name => { history.pushState({}, '', '#' + name); Shopify.analytics.publish('page_viewed', name) }`,
      file: { 'site.test/container.js': ours('shopify-of-ours.js') },
      hosts: ['www.google-analytics.com', 'www.facebook.com'],
      early: { 'www.google-analytics.com': 20, 'www.facebook.com': 20 },
      isAtOnce: true,
    },
  }
}

const adobeRoute = `window.route = name => { window.siteRoute = name; history.pushState({}, '', '#' + name)
  document.body.dispatchEvent(new CustomEvent('site-route', { bubbles: true, detail: { name } })) }`
const adobeHosts = ['acme.sc.omtrdc.net', 'www.facebook.com', 'acme.demdex.net']

export { vendors }
