const eventNames = ['consent-ready', 'consent-change']

/** Begin to listen, once more where a page has opened its document anew, by which all listeners are gone. */
export const relisteners = new Set<() => void>()

/**
 * Calls back when something may have been granted or withdrawn, here or in another tab. These are hints to ask again, no
 * more.
 * @returns ends it
 */
export function onConsentMaybeChanged(onMaybeChanged: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = (): void => {
    // What is dispatched on the document passes the window first.
    for (const type of eventNames) addEventListener(type, onMaybeChanged, true)
    clearTimeout(timer)
    // Chromium makes a connection to the storage for the first one who listens, which the page would wait for.
    timer = setTimeout(() => addEventListener('storage', onMaybeChanged))
  }
  listen()
  relisteners.add(listen)
  return () => {
    relisteners.delete(listen)
    clearTimeout(timer)
    for (const type of [...eventNames, 'storage']) removeEventListener(type, onMaybeChanged, type !== 'storage')
  }
}
