const hints = ['consent-ready', 'consent-change']

/** Begin to listen, once more where a page has opened its document anew, by which all listeners are gone. */
export const listening = new Set<() => void>()

/**
 * Calls back when something may have been granted or withdrawn, here or in another tab. These are hints to ask again, no
 * more.
 * @returns ends it
 */
export function hearDecisions(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = (): void => {
    // What is dispatched on the document passes the window first.
    for (const type of hints) addEventListener(type, ask, true)
    clearTimeout(timer)
    // Chromium makes a connection to the storage for the first one who listens, which the page would wait for.
    timer = setTimeout(() => addEventListener('storage', ask))
  }
  listen()
  listening.add(listen)
  return () => {
    listening.delete(listen)
    clearTimeout(timer)
    for (const type of [...hints, 'storage']) removeEventListener(type, ask, type !== 'storage')
  }
}
