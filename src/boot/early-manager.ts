import { loggedRequests } from '../blocking/request-log'
import { loggedStorage } from '../blocking/storage-gate/logged-storage'
import { onlyNecessary } from '../consent/consents'
import { hasOwn } from '../consent/has-own'
import type { ConsentManager } from './consent-manager'

/** The key of the function that passes the manager to the early one. */
const key = Symbol.for('consent-elements early manager')
const page = globalThis as unknown as Record<symbol, ((manager: ConsentManager) => void) | undefined>

const calls = 'acceptAll rejectAll save setConsent openSettings closeSettings reset verify identify receipts stop'

/**
 * Provides `window.consentManager` before the manager has started. Calls are repeated by the manager, in order. Until
 * then it grants nothing, and has no `version`. Does nothing if the page has a property of that name.
 */
export function provideEarlyManager(): void {
  if (hasOwn(window, 'consentManager')) return
  let manager: ConsentManager | undefined
  const started = new Promise<ConsentManager>(resolve => {
    page[key] = running => resolve((manager = running))
  })
  const none = onlyNecessary()
  const early: Record<string, unknown> = {
    onConsentChange(listener: Parameters<ConsentManager['onConsentChange']>[0]) {
      let isOver = false
      let stop: (() => void) | undefined
      void started.then(running => isOver || (stop = running.onConsentChange(listener)))
      return () => {
        isOver = true
        stop?.()
      }
    },
    hasConsentFor: (name: string) => name === 'necessary',
    isAllowed: () => false,
    services: [],
    state: {
      consents: none,
      effectiveConsents: none,
      consentInfo: null,
      selection: none,
      showPopup: false,
      isLoadingConsentInfo: true,
      isPrivacyDialogOpen: false,
    },
    get requests() {
      return loggedRequests()
    },
    get blockedStorage() {
      return loggedStorage()
    },
  }
  for (const name of calls.split(' '))
    early[name] = (...args: unknown[]) =>
      started.then(running => (Reflect.get(running, name) as (...args: unknown[]) => unknown)(...args))
  window.consentManager = new Proxy(early as unknown as ConsentManager, {
    // Code that keeps the early manager uses the real one later.
    get: (_, name) => Reflect.get(manager ?? early, name) as unknown,
  })
}

/** Passes the manager that has started to page code that holds the early one. */
export const replaceEarlyManager = (manager: ConsentManager): void => page[key]?.(manager)
