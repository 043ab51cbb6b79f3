import { pageGlobal } from '../page-global'
import type { Vendor } from '../vendor'

/** Matomo: all tracking waits for consent, or only its cookies. */
export const matomo: Vendor = {
  asks: ['measurement'],
  start({ global = '_paq', consent = 'tracking' }) {
    const what = consent === 'cookies' ? 'CookieConsent' : 'Consent'
    const say = (command: string): void =>
      void pageGlobal<{ push(command: string[]): unknown }>(global, () => []).push([command])
    say(`require${what}`)
    return ({ consents }) => say(consents.measurement ? `set${what}Given` : `forget${what}Given`)
  },
}
