import { lateGlobal } from '../late-global'
import type { Vendor } from '../vendor'

type Alloy = ((command: string, options: object) => Promise<unknown>) & { q?: ArrayLike<unknown> }

/** A stub that nobody has configured yet: Adobe refuses every command before that one. */
const isConfigured = (alloy: Alloy): boolean => {
  const { q } = alloy
  // Adobe's own code, once it has come, takes the commands by itself.
  if (!Array.isArray(q) || q.push !== Array.prototype.push) return true
  return q.some((call: unknown[]) => (call[2] as ArrayLike<unknown> | undefined)?.[0] === 'configure')
}

/** The Adobe Experience Platform Web SDK, configured with `defaultConsent: 'pending'`. */
export const adobe: Vendor = {
  asks: ['measurement'],
  start({ global = 'alloy', version = '2.0' }) {
    const withAlloy = lateGlobal<Alloy>(global, isConfigured)
    return ({ consents: { measurement }, time = Date.now() }) =>
      withAlloy(alloy => {
        // The time of the decision: Adobe sends a request of its own whenever the words are not those of last time.
        const value =
          version === '1.0'
            ? { general: measurement ? 'in' : 'out' }
            : { collect: { val: measurement ? 'y' : 'n' }, metadata: { time: new Date(time).toISOString() } }
        Promise.resolve(alloy('setConsent', { consent: [{ standard: 'Adobe', version, value }] })).catch(
          (thrown: unknown) => console.warn('consent-elements: Adobe did not take the decision', thrown),
        )
      })
  },
}
