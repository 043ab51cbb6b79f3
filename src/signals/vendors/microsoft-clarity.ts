import { pageGlobal } from '../page-global'
import type { Vendor } from '../vendor'

interface Clarity {
  (...words: unknown[]): void
  q?: unknown[]
}

/** Clarity's own snippet keeps a stub that it finds. */
const stub = (): Clarity => {
  const clarity: Clarity = function () {
    ;(clarity.q ??= []).push(arguments)
  }
  return clarity
}

/** Microsoft Clarity, by its second consent call; note the capital S. */
export const microsoftClarity: Vendor = {
  asks: ['measurement', 'marketing'],
  start({ global = 'clarity' }) {
    const say = (marketing: boolean, measurement: boolean): void =>
      pageGlobal(global, stub)('consentv2', {
        ad_Storage: marketing ? 'granted' : 'denied',
        analytics_Storage: measurement ? 'granted' : 'denied',
      })
    say(false, false)
    return ({ consents }) => say(consents.marketing, consents.measurement)
  },
}
