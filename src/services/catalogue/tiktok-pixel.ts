import { callMethod } from '../loading/call-method'
import { methodQueue } from '../loading/method-queue'
import type { Service } from '../service'

const methods = `page track identify instances debug on off once ready alias group enableCookie disableCookie
  holdConsent revokeConsent grantConsent`.split(/\s+/)
const script = 'https://analytics.tiktok.com/i18n/pixel/events.js'

export const tiktokPixel: Service = {
  name: 'tiktok-pixel',
  title: 'TikTok Pixel',
  category: 'marketing',
  purpose: 'Measures ads on TikTok, and shows ads there to people who visited the site.',
  company: { name: 'TikTok Pte. Ltd.', country: 'SG' },
  privacyUrl: 'https://www.tiktok.com/legal/page/eea/privacy-policy/en',
  hosts: ['analytics.tiktok.com', 'analytics-ipv6.tiktokw.us', 'ads.tiktok.com'],
  stores: [
    { name: '_ttp', purpose: 'Recognizes visitors for ads.', duration: 'P13M' },
    { name: '_tt_enable_cookie', purpose: 'Records that cookies are allowed.', duration: 'P13M' },
    { name: 'ttcsid*', purpose: 'Keeps the state of the visit.', duration: 'P90D' },
    { name: 'ttclid', purpose: 'Stores the click on an ad.', duration: 'P90D' },
    {
      name: 'tt_appInfo',
      kinds: ['sessionStorage'],
      purpose: 'Keeps the settings and counters of the visit.',
      duration: 'session',
    },
    {
      name: 'tt_sessionId',
      kinds: ['sessionStorage'],
      purpose: 'Keeps the settings and counters of the visit.',
      duration: 'session',
    },
    {
      name: 'tt_pixel_session_index',
      kinds: ['sessionStorage'],
      purpose: 'Keeps the settings and counters of the visit.',
      duration: 'session',
    },
  ],
  loader: {
    id: {
      pattern: /^[A-Z0-9]{18,24}$/,
      example: 'C4ABCDEF1234567890GH',
      where: 'TikTok Ads Manager, Tools, Events: the pixel ID',
    },
    start(id, page) {
      page.globals.TiktokAnalyticsObject = 'ttq'
      const ttq = methodQueue(page, 'ttq', methods)
      ttq.methods = methods
      callMethod(page, 'ttq.grantConsent')
      // The script reads its pixels from these three tables.
      const table = (name: string): Record<string, unknown> => (ttq[name] ??= {}) as Record<string, unknown>
      table('_i')[id] = Object.assign([], { _u: script })
      table('_t')[id] = Date.now()
      table('_o')[id] = {}
      callMethod(page, 'ttq.page')
      page.loadScript(`${script}?sdkid=${id}&lib=ttq`)
    },
    update: (granted, _id, page) => void callMethod(page, granted ? 'ttq.grantConsent' : 'ttq.revokeConsent'),
  },
}
