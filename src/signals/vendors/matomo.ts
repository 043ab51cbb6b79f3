import { pageGlobal } from '../page-global'
import { defineVendor } from '../vendor'

/**
 * Matomo. All tracking requires consent, or only its cookies.
 * @pending `_paq.push(['requireConsent'])`
 * @granted `['setConsentGiven']`
 * @denied `['forgetConsentGiven']`
 */
export const matomo = defineVendor({
  categories: ['measurement'],
  options: {
    /** What requires consent: all tracking (default), or only cookies. */
    consent: ['tracking', 'cookies'],
  },
  start({ global = '_paq', consent = 'tracking' }) {
    const what = consent === 'cookies' ? 'CookieConsent' : 'Consent'
    const send = (command: string): void =>
      void pageGlobal<{ push(command: string[]): unknown }>(global, () => []).push([command])
    send(`require${what}`)
    return ({ consents }) => send(consents.measurement ? `set${what}Given` : `forget${what}Given`)
  },
})
