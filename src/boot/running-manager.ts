import { hasOwn } from '../consent/has-own'
import type { ConsentManager } from './consent-manager'
import { isManagerEarly, replaceEarlyManager } from './early-manager'

/** The key under which copies of our script find a manager that is not on `window` yet. */
const key = Symbol.for('consent-elements manager')
const early = globalThis as unknown as Record<symbol, ConsentManager | undefined>

/**
 * Returns the page's running manager, if any. An element with the id "consentManager" is found under the same name, but
 * is not one.
 */
export const runningManager = (): ConsentManager | undefined =>
  early[key] ??
  // Elements and frames of that name are properties of the window, too.
  (!isManagerEarly() && hasOwn(window, 'consentManager') && typeof window.consentManager?.version === 'string'
    ? window.consentManager
    : undefined)

/**
 * Makes a manager known to other copies of our script, before it is on `window`.
 * @returns `publish` moves it to `window.consentManager`; `remove` removes it from both
 */
export function provideManager(manager: ConsentManager): { publish: () => void; remove: () => void } {
  early[key] = manager
  return {
    publish() {
      delete early[key]
      window.consentManager = manager
      replaceEarlyManager(() => manager)
    },
    remove() {
      if (early[key] === manager) delete early[key]
      if (window.consentManager === manager) delete window.consentManager
    },
  }
}
