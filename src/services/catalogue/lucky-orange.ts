import { callMethod } from '../loading/call-method'
import { listQueue } from '../loading/list-queue'
import type { Service, ServicePage } from '../service'

/** Lucky Orange's parts load separately; `ready` resolves once the one for privacy is there. */
const withPrivacy = (page: ServicePage, run: (vendor: { globals: Record<string, unknown> }) => void): void =>
  void listQueue(page, 'LOQ').push([
    'ready',
    async (LO: unknown) => {
      const vendor = { globals: { LO } }
      await callMethod(vendor, 'LO.$internal.ready', 'privacy')
      run(vendor)
    },
  ])

export const luckyOrange: Service = {
  name: 'lucky-orange',
  title: 'Lucky Orange',
  category: 'measurement',
  purpose: 'Records clicks, scrolling and mouse movements, and shows surveys.',
  company: { name: 'Lucky Orange, LLC', country: 'US' },
  privacyUrl: 'https://www.luckyorange.com/privacy',
  hosts: ['luckyorange.com', 'luckyorange.net'],
  stores: [
    { name: '_global_lucky_opt_out', purpose: 'Stores that recording is refused.', duration: 'P10Y' },
    {
      name: '_lo_*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Recognizes visitors and visits.',
      duration: 'P2Y',
    },
    { name: '__lotl', purpose: 'Stores the first page of the visit.', duration: 'P180D' },
    { name: '__lotr', purpose: 'Stores where the visitor came from.', duration: 'P180D' },
    { name: '_lorid', purpose: 'Recognizes the recording.', duration: 'PT10M' },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{6,12}$/,
      example: '1a2b3c4d',
      where: 'Lucky Orange, Settings, Tracking code: the site ID in the address of the script',
    },
    start(id, page) {
      withPrivacy(page, vendor => callMethod(vendor, 'LO.privacy.setConsentStatus', true))
      page.loadScript(`https://tools.luckyorange.com/core/lo.js?site-id=${id}`)
    },
    update: (granted, _id, page) =>
      withPrivacy(page, vendor => callMethod(vendor, 'LO.privacy.setConsentStatus', granted)),
  },
}
