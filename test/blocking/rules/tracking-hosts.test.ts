import { expect } from '@open-wc/testing'
import { buildHostMap } from '../../../src/blocking/rules/build-host-map'
import { entriesOf } from '../../../src/blocking/rules/host-lists'
import { matchHost } from '../../../src/blocking/rules/match-host'
import { trackingHosts } from '../../../src/blocking/rules/tracking-hosts'

const shipped = buildHostMap(entriesOf(trackingHosts))
const find = (address: string): string | undefined => {
  const { hostname, pathname } = new URL(`https://${address}`)
  return matchHost(shipped, hostname, pathname)
}
const words = (text: string): string[] => text.trim().split(/\s+/)

describe('the list of tracking hosts', () => {
  it('contains each entry once, and only normalized entries', () => {
    const names = entriesOf(trackingHosts).map(([name]) => name)
    expect(new Set(names)).to.have.property('size', names.length)
    for (const name of names) expect(name).to.match(/^[a-z\d-]+(\.[a-z\d-]+)+(\/[\w./-]*\w)?$/)
  })

  it('marks a few hundred hosts that most pages use', () => {
    const frequent = entriesOf(trackingHosts, true).map(([name]) => name)
    expect(frequent).to.have.length(300)
    expect(frequent).to.include.members(['googletagmanager.com', 'doubleclick.net', 'youtube.com'])
  })

  it('contains the most frequent tags in the correct category', () => {
    const expected = {
      'www.googletagmanager.com/gtm.js': 'measurement',
      'www.google-analytics.com/g/collect': 'measurement',
      'region1.analytics.google.com/g/collect': 'measurement',
      'stats.g.doubleclick.net/dc.js': 'measurement',
      'www.google.com/ccm/collect': 'marketing',
      'www.google.com/pagead/1p-user-list/1/': 'marketing',
      'connect.facebook.net/en_US/fbevents.js': 'marketing',
      'www.facebook.com/tr/?id=1': 'marketing',
      'static.hotjar.com/c/hotjar-1.js': 'measurement',
      'www.clarity.ms/tag/1': 'measurement',
      'bat.bing.com/bat.js': 'marketing',
      'snap.licdn.com/li.lms-analytics/insight.min.js': 'marketing',
      'px.ads.linkedin.com/collect': 'marketing',
      'analytics.tiktok.com/i18n/pixel/events.js': 'marketing',
      'www.youtube.com/embed/1': 'experience',
      'cdn.optimizely.com/js/1.js': 'measurement',
      'dev.visualwebsiteoptimizer.com/j.php': 'measurement',
      'cdn.dynamicyield.com/api/1/api_dynamic.js': 'marketing',
      'widget.intercom.io/widget/1': 'functionality',
      'www.google.com/maps/embed?pb=1': 'experience',
      'maps.google.com/maps?output=embed': 'experience',
      'www.google.de/maps/embed': 'experience',
      'calendar.google.com/calendar/embed': 'functionality',
      'docs.google.com/forms/d/e/1/viewform': 'functionality',
      'player.vimeo.com/video/1': 'experience',
      'open.spotify.com/embed/episode/1': 'experience',
      'calendly.com/somebody': 'functionality',
    }
    for (const [address, category] of Object.entries(expected)) expect(find(address), address).to.equal(category)
  })

  it('contains trackers that its source lacks', () => {
    const missing = words(`
      ep1.adtrafficquality.google ep2.adtrafficquality.google www.merchant-center-analytics.goog
      analytics-ipv6.tiktokw.us bat.bing.net top-fwz1.mail.ru esp.rtbhouse.com tag.rtbhouse.com
      www.datadoghq-browser-agent.com rum.browser-intake-datadoghq.com analytics.ahrefs.com wcs.naver.net
      cloudflareinsights.com code.tidio.co us.i.posthog.com eu.i.posthog.com us-assets.i.posthog.com
      a.tile.openstreetmap.org conf.config-security.com px.mountain.com featureassets.org prodregistryv2.org
      ws.zoominfo.com js.zi-scripts.com sc.lfeeder.com cdn.rudderlabs.com cloud.umami.is cdn.growthbook.io
      scripts.simpleanalyticscdn.com websdk.appsflyer.com cdn.lr-ingest.io vitals.vercel-insights.com edge.adobedc.net
      app.adjust.com cdn.vector.co api.getkoala.com js.userpilot.io web-sdk.smartlook.cloud sdk.iad-05.braze.com
      cdn.us.heap.io i.northbeam.io www.shareasale.com cdn.trackonomics.net ads.x.com platform.x.com
    `)
    for (const host of missing) expect(find(host), host).to.be.a('string')
  })

  it('never blocks fonts, libraries, payment, captchas, sign-in, consent tools, queues or fraud prevention', () => {
    const kept = words(`
      fonts.googleapis.com/css2 fonts.gstatic.com/s/1 ajax.googleapis.com/ajax/libs cdnjs.cloudflare.com/ajax
      cdn.jsdelivr.net/npm/1 unpkg.com/react code.jquery.com/jquery.js use.typekit.net/1.css p.typekit.net
      js.stripe.com/v3 api.stripe.com m.stripe.network www.paypal.com/sdk/js www.paypalobjects.com/1.js
      x.klarnacdn.net js.klarna.com checkoutshopper-live.adyen.com js.braintreegateway.com web.squarecdn.com
      pay.google.com/gp/p/js/pay.js applepay.cdn-apple.com/jsapi
      www.google.com/recaptcha/api.js www.gstatic.com/recaptcha/1 www.recaptcha.net/recaptcha/api.js
      js.hcaptcha.com/1/api.js challenges.cloudflare.com/turnstile/v0/api.js client-api.arkoselabs.com
      accounts.google.com/gsi/client apis.google.com/js/platform.js appleid.cdn-apple.com/appleauth
      login.microsoftonline.com aadcdn.msauth.net shop.eu.auth0.com shop.okta.com ok1static.oktacdn.com clerk.shop.com
      www.facebook.com/login.php www.facebook.com/v19.0/dialog/oauth graph.facebook.com/me www.linkedin.com/oauth/v2
      id.vk.com/auth api.twitter.com/oauth login.yahoo.com
      cdn.cookielaw.org geolocation.onetrust.com consent.cookiebot.com app.usercentrics.eu sdk.privacy-center.org
      cdn.privacy-mgmt.com cdn-cookieyes.com cdn.consentmanager.net cdn.iubenda.com static.axept.io app.termly.io
      consent.trustarc.com fundingchoicesmessages.google.com js.hs-banner.com cmp.inmobi.com
      static.queue-it.net cdn9.forter.com beacon.riskified.com cdn-scripts.signifyd.com cdn.sift.com h.online-metrix.net
      maps.googleapis.com/maps/api/js maps.gstatic.com khms0.googleapis.com api.mapbox.com www.google.com/search www.bing.com www.microsoft.com
      res.cloudinary.com cdn.shopify.com i0.wp.com d111111abcdef8.cloudfront.net shop.herokuapp.com 10.0.0.1 localhost
    `)
    for (const address of kept) expect(find(address), address).to.equal(undefined)
  })
})
