import { lateGlobal } from '../late-global'
import { defineVendor } from '../vendor'

type Alloy = ((command: string, options: object) => Promise<unknown>) & { q?: ArrayLike<unknown> }

/** Whether the page has called `configure`. Adobe rejects every command before that one. */
const isConfigured = (alloy: Alloy): boolean => {
  const { q } = alloy
  // Adobe's code, once loaded, replaces the stub and queues commands itself.
  if (!Array.isArray(q) || q.push !== Array.prototype.push) return true
  return q.some((call: unknown[]) => (call[2] as ArrayLike<unknown> | undefined)?.[0] === 'configure')
}

/**
 * The Adobe Experience Platform Web SDK, configured with `defaultConsent: 'pending'`.
 * @pending none
 * @granted `alloy('setConsent', …)` with `collect: {val: 'y'}`
 * @denied `val: 'n'`
 */
export const adobe = defineVendor({
  categories: ['measurement'],
  options: {
    /** The version of Adobe's own consent standard. */
    version: ['2.0', '1.0'],
  },
  start({ global = 'alloy', version = '2.0' }) {
    const withAlloy = lateGlobal<Alloy>(global, isConfigured)
    return ({ consents: { measurement }, time = Date.now() }) =>
      withAlloy(alloy => {
        // The time of the decision, not of the call, because Adobe sends a request whenever the value changes.
        const value =
          version === '1.0'
            ? { general: measurement ? 'in' : 'out' }
            : { collect: { val: measurement ? 'y' : 'n' }, metadata: { time: new Date(time).toISOString() } }
        Promise.resolve(alloy('setConsent', { consent: [{ standard: 'Adobe', version, value }] })).catch(
          (thrown: unknown) => console.warn('consent-elements: Adobe did not accept the decision', thrown),
        )
      })
  },
})
