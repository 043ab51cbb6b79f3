import { isAllowedByStoredConsent } from './is-allowed-by-stored-consent'
import type { DecisionMessage } from '../blocking/workers/gate-fetches'
import { consentsFrom, type Consents } from '../consent/consents'
import type { ConsentEventMap } from '../effects/consent-events'

/**
 * Tells the site's service worker what is in force: what is stored as soon as the page begins, and every change.
 * @returns ends it
 */
export function connectServiceWorker(): () => void {
  const { serviceWorker } = navigator
  let consents: Consents = consentsFrom(isAllowedByStoredConsent)
  const postConsents = (): void =>
    serviceWorker.controller?.postMessage({ type: 'consent-elements', consents } satisfies DecisionMessage)
  const onConsentEvent = (event: Event): void => {
    consents = (event as ConsentEventMap['consent-ready' | 'consent-change']).detail.effectiveConsents
    postConsents()
  }
  postConsents()
  serviceWorker.addEventListener('controllerchange', postConsents)
  // Where the guard captures the page it opens the document anew, which takes all listeners off and empties it.
  const documentObserver = new MutationObserver(() => listen())
  documentObserver.observe(document, { __proto__: null, childList: true } as MutationObserverInit)
  // On the window, and before the guard, whose release would keep the news from the worker for as long as it takes.
  const eventNames = ['consent-ready', 'consent-change']
  const listen = (): void => {
    for (const name of eventNames) addEventListener(name, onConsentEvent, true)
  }
  listen()
  return () => {
    documentObserver.disconnect()
    serviceWorker.removeEventListener('controllerchange', postConsents)
    for (const name of eventNames) removeEventListener(name, onConsentEvent, true)
  }
}
