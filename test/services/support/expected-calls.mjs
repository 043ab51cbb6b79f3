const uuid = '01234567-89ab-cdef-0123-456789abcdef'
const hex = '0123456789abcdef0123456789abcdef'
const granted = { ad_Storage: 'granted', analytics_Storage: 'granted' }
const denied = { ad_Storage: 'denied', analytics_Storage: 'denied' }
const signals = say => ({
  ad_storage: say,
  ad_user_data: say,
  ad_personalization: say,
  analytics_storage: say,
  functionality_storage: say,
  personalization_storage: say,
  security_storage: say,
})
const all = signals('granted')
const withoutMarketing = { ...all, ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
const withoutMeasurement = { ...all, analytics_storage: 'denied' }
const googleTag = (id, refused) => ({
  queue: 'dataLayer',
  start: [
    ['consent', 'default', signals('denied')],
    ['consent', 'update', all],
    ['js', 'date'],
    ['config', id],
  ],
  withdraw: [['consent', 'update', refused]],
  grant: [['consent', 'update', all]],
})
const adobeConsent = val => ['alloy', { consent: [{ standard: 'Adobe', version: '2.0', value: { collect: { val } } }] }]
const hubspotConsent = ['setHubSpotConsent', { analytics: true, advertisement: true, functionality: true }]
const piwikConsent = status => ({
  event: 'ppms.cm:setComplianceSettings',
  parameters: [
    {
      consents: {
        analytics: { status },
        ab_testing_and_personalization: { status },
        conversion_tracking: { status },
        marketing_automation: { status },
        remarketing: { status },
        user_feedback: { status },
      },
    },
  ],
})

/**
 * The calls that reach each vendor, in order: in the queue that its script reads, or, with `vendor`, in the functions
 * that its script defines. Then `queue` is `vendorCalls`, and a call begins with the last part of the function's path.
 */
export const expectedCalls = {
  'google-analytics': googleTag('G-ABC123DEF4', withoutMeasurement),
  'google-ads': googleTag('AW-123456789', withoutMarketing),
  'google-floodlight': googleTag('DC-1234567', withoutMarketing),
  'google-tag-manager': {
    queue: 'dataLayer',
    start: [
      ['consent', 'default', signals('denied')],
      ['consent', 'update', all],
      { 'gtm.start': 'number', event: 'gtm.js' },
    ],
    withdraw: [],
    grant: [],
  },
  'meta-pixel': {
    queue: 'fbq.queue',
    start: [
      ['consent', 'grant'],
      ['init', '123456789012345'],
      ['track', 'PageView'],
    ],
    withdraw: [['consent', 'revoke']],
    grant: [['consent', 'grant']],
  },
  'tiktok-pixel': {
    queue: 'ttq',
    start: [['grantConsent'], ['page']],
    withdraw: [['revokeConsent']],
    grant: [['grantConsent']],
  },
  'linkedin-insight': { queue: '_linkedin_data_partner_ids', start: ['1234567'], withdraw: [], grant: [] },
  'pinterest-tag': {
    queue: 'pintrk.queue',
    start: [['setconsent', true], ['load', '2612345678901'], ['page']],
    withdraw: [['setconsent', false]],
    grant: [['setconsent', true]],
  },
  'snap-pixel': {
    queue: 'snaptr.queue',
    start: [
      ['init', uuid],
      ['track', 'PAGE_VIEW'],
    ],
    withdraw: [],
    grant: [],
  },
  'x-pixel': { queue: 'twq.queue', start: [['config', 'o1abc']], withdraw: [], grant: [] },
  'reddit-pixel': {
    queue: 'rdt.callQueue',
    start: [
      ['init', 'a2_abc123def456', { optOut: false, useDecimalCurrencyValues: true }],
      ['track', 'PageVisit'],
    ],
    withdraw: [
      ['disableFirstPartyCookies'],
      ['init', 'a2_abc123def456', { optOut: true, useDecimalCurrencyValues: true }],
    ],
    grant: [
      ['enableFirstPartyCookies'],
      ['init', 'a2_abc123def456', { optOut: false, useDecimalCurrencyValues: true }],
    ],
  },
  'quora-pixel': {
    queue: 'qp.queue',
    start: [
      ['init', hex],
      ['track', 'ViewContent'],
    ],
    withdraw: [],
    grant: [],
  },
  'microsoft-uet': {
    queue: 'uetq',
    start: ['consent', 'default', { ad_storage: 'granted' }],
    withdraw: ['consent', 'update', { ad_storage: 'denied' }],
    grant: ['consent', 'update', { ad_storage: 'granted' }],
  },
  'microsoft-clarity': {
    queue: 'clarity.q',
    start: [['consentv2', granted]],
    withdraw: [['consentv2', denied]],
    grant: [['consentv2', granted]],
  },
  criteo: {
    queue: 'criteo_q',
    start: [{ event: 'setAccount', account: 12345 }, { event: 'setSiteType', type: 't' }, { event: 'viewPage' }],
    withdraw: [],
    grant: [],
  },
  taboola: { queue: '_tfa', start: [{ notify: 'event', name: 'page_view', id: 1234567 }], withdraw: [], grant: [] },
  outbrain: { queue: 'obApi.queue', start: [['track', 'PAGE_VIEW']], withdraw: [], grant: [] },
  adroll: { queue: 'adroll', start: [['track', 'pageView']], withdraw: [], grant: [] },
  'the-trade-desk': {
    vendor: { classes: { TTDUniversalPixelApi: ['init'] } },
    queue: 'vendorCalls',
    start: [['init', 'abc1234', ['def5678'], 'https://insight.adsrvr.org/track/up']],
    withdraw: [],
    grant: [],
  },
  hotjar: {
    queue: '_hjSettings',
    start: { hjid: 1234567, hjsv: 6 },
    withdraw: { hjid: 1234567, hjsv: 6 },
    grant: { hjid: 1234567, hjsv: 6 },
  },
  matomo: {
    queue: '_paq',
    start: [
      ['requireConsent'],
      ['setConsentGiven'],
      ['setTrackerUrl', 'https://example.matomo.cloud/matomo.php'],
      ['setSiteId', '1'],
      ['trackPageView'],
      ['enableLinkTracking'],
    ],
    withdraw: [['forgetConsentGiven']],
    grant: [['setConsentGiven']],
  },
  posthog: {
    queue: 'posthog',
    start: [['opt_in_capturing', { captureEventName: false }]],
    withdraw: [['opt_out_capturing']],
    grant: [['opt_in_capturing', { captureEventName: false }]],
  },
  mixpanel: {
    queue: 'mixpanel',
    start: [['opt_in_tracking']],
    withdraw: [['opt_out_tracking']],
    grant: [['opt_in_tracking']],
  },
  amplitude: {
    vendor: { functions: ['amplitude.init', 'amplitude.setOptOut'] },
    queue: 'vendorCalls',
    start: [['init', hex, { optOut: false, serverZone: 'EU' }]],
    withdraw: [['setOptOut', true]],
    grant: [['setOptOut', false]],
  },
  heap: {
    vendor: { functions: ['heap.startTracking', 'heap.stopTracking'] },
    queue: 'vendorCalls',
    start: [],
    withdraw: [['stopTracking']],
    grant: [['startTracking']],
  },
  fullstory: {
    queue: 'FS.q',
    start: [['setIdentity', { consent: true }, null, null, null, 2]],
    withdraw: [
      ['setIdentity', { consent: false }, null, null, null, 2],
      ['shutdown', null, null, null, null, 2],
    ],
    grant: [
      ['setIdentity', { consent: true }, null, null, null, 2],
      ['restart', null, null, null, null, 2],
    ],
  },
  contentsquare: { queue: '_uxa', start: [['optin']], withdraw: [['optout']], grant: [['optin']] },
  mouseflow: {
    vendor: { functions: ['mouseflow.start', 'mouseflow.stop'] },
    queue: 'vendorCalls',
    start: [],
    withdraw: [['stop']],
    grant: [['start']],
  },
  'lucky-orange': {
    queue: 'LOQ',
    start: [['ready', 'function']],
    withdraw: [['ready', 'function']],
    grant: [['ready', 'function']],
  },
  logrocket: {
    vendor: { functions: ['LogRocket.init'] },
    queue: 'vendorCalls',
    start: [['init', 'abc1de/my-site']],
    withdraw: [],
    grant: [],
  },
  smartlook: {
    queue: 'smartlook.api',
    start: [['init', '0123456789abcdef0123456789abcdef01234567', { region: 'us' }]],
    withdraw: [['pause']],
    grant: [['resume']],
  },
  inspectlet: { queue: '__insp', start: [['wid', 1234567890]], withdraw: [], grant: [] },
  'yandex-metrica': {
    queue: 'ym.a',
    start: [[12345678, 'init', { clickmap: true, trackLinks: true, accurateTrackBounce: true }]],
    withdraw: [[12345678, 'destruct']],
    grant: [[12345678, 'init', { clickmap: true, trackLinks: true, accurateTrackBounce: true }]],
  },
  'piwik-pro': {
    queue: 'dataLayer',
    start: [piwikConsent(1), { start: 'number', event: 'stg.start' }],
    withdraw: [piwikConsent(0)],
    grant: [piwikConsent(1)],
  },
  'adobe-experience-platform': {
    vendor: { functions: ['alloy'] },
    queue: 'vendorCalls',
    start: [['alloy', 'setConsent', adobeConsent('y')[1]]],
    withdraw: [['alloy', 'setConsent', adobeConsent('n')[1]]],
    grant: [['alloy', 'setConsent', adobeConsent('y')[1]]],
  },
  hubspot: {
    queue: '_hsp',
    start: [hubspotConsent],
    withdraw: [['revokeCookieConsent']],
    grant: [hubspotConsent],
  },
  marketo: {
    vendor: { functions: ['Munchkin.init'] },
    queue: 'vendorCalls',
    start: [['init', '123-ABC-456']],
    withdraw: [],
    grant: [],
  },
  'active-campaign': {
    queue: 'vgo.q',
    start: [['setAccount', '123456789'], ['setTrackByDefault', true], ['process']],
    withdraw: [['setTrackByDefault', false]],
    grant: [['setTrackByDefault', true], ['process']],
  },
  intercom: {
    queue: 'Intercom.q',
    start: [['boot', { api_base: 'https://api-iam.eu.intercom.io', app_id: 'abc12345' }]],
    withdraw: [['shutdown']],
    grant: [['boot', { api_base: 'https://api-iam.eu.intercom.io', app_id: 'abc12345' }]],
  },
  crisp: {
    queue: '$crisp',
    start: [],
    withdraw: [
      ['do', 'chat:hide'],
      ['do', 'session:reset'],
    ],
    grant: [['do', 'chat:show']],
  },
  zendesk: {
    vendor: { functions: ['zE'] },
    queue: 'vendorCalls',
    start: [['zE', 'messenger:set', 'cookies', 'all']],
    withdraw: [
      ['zE', 'messenger:set', 'cookies', 'none'],
      ['zE', 'messenger', 'hide'],
    ],
    grant: [
      ['zE', 'messenger:set', 'cookies', 'all'],
      ['zE', 'messenger', 'show'],
    ],
  },
  tawk: {
    vendor: { functions: ['Tawk_API.start', 'Tawk_API.shutdown'] },
    queue: 'vendorCalls',
    start: [],
    withdraw: [['shutdown']],
    grant: [['start']],
  },
  drift: { queue: 'drift', start: [], withdraw: [['hide']], grant: [['show']] },
  olark: {
    queue: 'olark._.s',
    start: [['identify', '1234-567-89-0123']],
    withdraw: [['api.box.hide']],
    grant: [['api.box.show']],
  },
  livechat: {
    queue: 'LiveChatWidget._q',
    start: [],
    withdraw: [['call', ['hide']]],
    grant: [['call', ['minimize']]],
  },
  tidio: {
    vendor: { functions: ['tidioChatApi.show', 'tidioChatApi.hide'] },
    queue: 'vendorCalls',
    start: [],
    withdraw: [['hide']],
    grant: [['show']],
  },
  optimizely: {
    queue: 'optimizely',
    start: [{ type: 'optOut', isOptOut: false }],
    withdraw: [{ type: 'optOut', isOptOut: true }],
    grant: [{ type: 'optOut', isOptOut: false }],
  },
  vwo: { queue: 'VWO.consentState', start: 1, withdraw: 3, grant: 1 },
  kameleoon: { queue: 'kameleoonQueue', start: ['function'], withdraw: ['function'], grant: ['function'] },
}
