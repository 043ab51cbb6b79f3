import { pageGlobal } from '../page-global'
import { defineVendor } from '../vendor'

interface Clarity {
  (...words: unknown[]): void
  q?: unknown[]
}

/** Creates the queue that Clarity reads. Clarity's snippet keeps an existing one. */
const stub = (): Clarity => {
  const clarity: Clarity = function () {
    ;(clarity.q ??= []).push(arguments)
  }
  return clarity
}

/**
 * Microsoft Clarity, by the second version of its consent call. The S of `ad_Storage` is a capital.
 * @pending `clarity('consentv2', {ad_Storage: 'denied', analytics_Storage: 'denied'})`
 * @granted `'granted'` for each
 * @denied `'denied'` for each
 */
export const microsoftClarity = defineVendor({
  categories: ['measurement', 'marketing'],
  start({ global = 'clarity' }) {
    const send = (marketing: boolean, measurement: boolean): void =>
      pageGlobal(global, stub)('consentv2', {
        ad_Storage: marketing ? 'granted' : 'denied',
        analytics_Storage: measurement ? 'granted' : 'denied',
      })
    send(false, false)
    return ({ consents }) => send(consents.marketing, consents.measurement)
  },
})
