import { allowedByStoredDecision } from './allowed-by-stored-decision'
import type { DecisionMessage } from './blocking/gate-fetches'
import { consentsFrom, type Consents } from './consent/consents'
import type { ConsentEventMap } from './effects/consent-events'

/**
 * Tells the site's service worker what is in force: what is stored as soon as the page begins, and every change.
 * @returns ends it
 */
export function tellServiceWorker(): () => void {
  const { serviceWorker } = navigator
  let consents: Consents = consentsFrom(allowedByStoredDecision)
  const tell = (): void =>
    serviceWorker.controller?.postMessage({ type: 'consent-elements', consents } satisfies DecisionMessage)
  const hear = (event: Event): void => {
    consents = (event as ConsentEventMap['consent-ready' | 'consent-change']).detail.effectiveConsents
    tell()
  }
  tell()
  serviceWorker.addEventListener('controllerchange', tell)
  // Where the guard captures the page it opens the document anew, which takes all listeners off and empties it.
  const renewed = new MutationObserver(() => listen())
  renewed.observe(document, { __proto__: null, childList: true } as MutationObserverInit)
  // On the window, and before the guard, whose release would keep the news from the worker for as long as it takes.
  const news = ['consent-ready', 'consent-change']
  const listen = (): void => {
    for (const name of news) addEventListener(name, hear, true)
  }
  listen()
  return () => {
    renewed.disconnect()
    serviceWorker.removeEventListener('controllerchange', tell)
    for (const name of news) removeEventListener(name, hear, true)
  }
}
