import { loggedRequests } from '../blocking/page/request-log'
import { unlistedOnPage } from '../blocking/unlisted-on-page'
import { loggedStorage } from '../blocking/page/logged-storage'
import { isEvent } from '../browser/is-event'
import { categoryNames, isCategoryName, type CategoryName } from '../consent/categories'
import type { Consents } from '../consent/consents'
import { nativeDocument } from '../consent/native-document'
import { version } from '../consent/version'
import type { ConsentEventDetail } from '../effects/consent-events'
import type { Report } from '../effects/report-error'
import type { ConsentManager } from './consent-manager'
import type { ManagerState } from './manager-state'

/**
 * Returns the public interface of a running manager.
 * @param current returns what it reads and changes. The kernel's state is replaced by the store when that is loaded.
 */
export function consentManagerOf(current: () => ManagerState, report: Report): ConsentManager {
  /**
   * Returns whether a name is that of a category. Other values are reported, because plain JavaScript can pass
   * anything.
   */
  const isKnown = (method: string, name: unknown): name is CategoryName => {
    if (isCategoryName(name)) return true
    const given = JSON.stringify(name) ?? String(name)
    report({
      code: 'INVALID_OPTION',
      message: `${method}() was given the category ${given}; known are ${categoryNames.join(', ')}`,
    })
    return false
  }
  return {
    version,
    acceptAll: () => current().acceptAll(),
    rejectAll: () => current().rejectAll(),
    save(consents, services) {
      if (consents === undefined || isEvent(consents)) return current().saveSelection()
      const given = Object.entries(consents).filter(([name, on]) => isKnown('save', name) && typeof on === 'boolean')
      current().save(Object.fromEntries(given) as Partial<Consents>, services)
    },
    setConsent(name, on) {
      if (isKnown('setConsent', name)) current().setConsent(name, on === true)
    },
    openSettings: () => current().openSettings(),
    closeSettings: () => current().closeSettings(),
    reset: () => current().reset(),
    hasConsentFor: name => isKnown('hasConsentFor', name) && current().effective()[name],
    isAllowed: name =>
      current()
        .services()
        .some(service => service.name === name && service.allowed),
    get services() {
      return current().services()
    },
    onConsentChange(listener) {
      current().settle() // otherwise the listener would receive the present state twice
      const onEvent = (event: CustomEvent<ConsentEventDetail>): void => listener(event.detail)
      nativeDocument.addEventListener('consent-change', onEvent)
      const { consents, effectiveConsents, consentInfo } = current().state()
      listener({ consents, effectiveConsents, consentInfo, changed: [], ...current().servicesAllowed() })
      return () => nativeDocument.removeEventListener('consent-change', onEvent)
    },
    verify: async (preferences = current().effective()) => (await current().sync()).verify(preferences),
    identify: async externalId => (await current().sync()).identify(externalId),
    receipts: async () => (await current().sync()).receipts(),
    get requests() {
      return loggedRequests()
    },
    get unlistedHosts() {
      return unlistedOnPage()
    },
    get blockedStorage() {
      return loggedStorage()
    },
    get state() {
      return current().state()
    },
    stop: () => current().stop(),
  }
}
