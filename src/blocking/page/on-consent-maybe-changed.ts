const eventNames = ['consent-ready', 'consent-change']

/** Functions that add listeners again after document.open(), which removes all listeners. */
export const relisteners = new Set<() => void>()

/**
 * Calls back when consent may have been granted or withdrawn, in this tab or another one. The caller must read the
 * current consent itself.
 * @returns a function that removes the listeners
 */
export function onConsentMaybeChanged(onMaybeChanged: () => void): () => void {
  const listen = (): void => {
    // Events of the document reach the window first in the capture phase.
    for (const type of eventNames) addEventListener(type, onMaybeChanged, true)
  }
  const listenToTabs = (): void => addEventListener('storage', onMaybeChanged)
  // Without a delay, which would miss what another tab decides meanwhile.
  const relisten = (): void => {
    listen()
    listenToTabs()
  }
  listen()
  // Delayed because the first `storage` listener makes Chromium connect to its storage service, which blocks the page.
  const timer = setTimeout(listenToTabs)
  relisteners.add(relisten)
  return () => {
    relisteners.delete(relisten)
    clearTimeout(timer)
    for (const type of [...eventNames, 'storage']) removeEventListener(type, onMaybeChanged, type !== 'storage')
  }
}
