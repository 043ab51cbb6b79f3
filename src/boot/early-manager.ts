import { loggedRequests } from '../blocking/page/request-log'
import { unlistedOnPage } from '../blocking/unlisted-on-page'
import { loggedStorage } from '../blocking/page/logged-storage'
import { onlyNecessary } from '../consent/consents'
import { hasOwn } from '../consent/has-own'
import { version } from '../consent/version'
import type { ConsentManager } from './consent-manager'
import { offerManager } from './manager-property'

/** What provides the early manager: the guard, or the kernel's file. */
interface Provider {
  /** Whether no manager has started yet. */
  isWaiting: boolean
  replace(manager: () => ConsentManager): void
}

const key = Symbol.for(`consent-elements ${version} early manager`)
const page = globalThis as unknown as Record<symbol, Provider | undefined>

const calls = 'acceptAll rejectAll save setConsent openSettings closeSettings reset verify identify receipts stop'

/**
 * Provides `window.consentManager` before the manager has started. Calls are repeated by the manager, in order. Until
 * then it grants nothing, and has no `version`. Does nothing if the page has a property of that name.
 */
export function provideEarlyManager(): void {
  if (hasOwn(window, 'consentManager')) return
  let early: EarlyManager | undefined
  page[key] = {
    isWaiting: true,
    replace(manager) {
      this.isWaiting = false
      early?.start(manager())
    },
  }
  offerManager(() => (early ??= createEarlyManager()).manager)
}

interface EarlyManager {
  manager: ConsentManager
  /** Passes the calls on to the manager that has started. */
  start(manager: ConsentManager): void
}

function createEarlyManager(): EarlyManager {
  let manager: ConsentManager | undefined
  let start!: (manager: ConsentManager) => void
  const started = new Promise<ConsentManager>(resolve => {
    start = running => resolve((manager = running))
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
    get unlistedHosts() {
      return unlistedOnPage()
    },
    get blockedStorage() {
      return loggedStorage()
    },
  }
  for (const name of calls.split(' '))
    early[name] = (...args: unknown[]) =>
      started.then(running => (Reflect.get(running, name) as (...args: unknown[]) => unknown)(...args))
  return {
    // Code that keeps the early manager uses the real one later.
    manager: new Proxy(early as unknown as ConsentManager, {
      get: (_, name) => Reflect.get(manager ?? early, name) as unknown,
    }),
    start,
  }
}

/** Returns whether the page has an early manager, and none has started. */
export const isManagerEarly = (): boolean => page[key]?.isWaiting === true

/** Passes the manager that has started to page code that holds the early one. */
export const replaceEarlyManager = (manager: () => ConsentManager): void => page[key]?.replace(manager)
