import { storedBlockedHosts } from './stored-service-hosts'
import { storedConsents } from './stored-consents'
import type { DecisionMessage } from '../blocking/workers/gate-fetches'
import type { Consents } from '../consent/consents'
import type { ConsentEventMap } from '../effects/consent-events'

/**
 * Sends the effective consents to the site's service worker: the stored ones at the start of the page, and then every
 * change.
 * @returns a function that stops it
 */
export function connectServiceWorker(): () => void {
  const { serviceWorker } = navigator
  let consents: Consents = storedConsents()
  const postConsents = (): void =>
    serviceWorker.controller?.postMessage({
      type: 'consent-elements',
      consents,
      // The decision is stored before the page receives the event.
      ...storedBlockedHosts(),
    } satisfies DecisionMessage)
  const onConsentEvent = (event: Event): void => {
    consents = (event as ConsentEventMap['consent-ready' | 'consent-change']).detail.effectiveConsents
    postConsents()
  }
  postConsents()
  serviceWorker.addEventListener('controllerchange', postConsents)
  // If the guard captures the page, document.open() removes all listeners and all nodes.
  const documentObserver = new MutationObserver(() => listen())
  documentObserver.observe(document, { __proto__: null, childList: true } as MutationObserverInit)
  // On the window, and before the listeners of the guard: its release takes time and would delay the message.
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
