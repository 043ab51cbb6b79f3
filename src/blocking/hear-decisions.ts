const hints = ['consent-ready', 'consent-change']

/**
 * Calls back when something may have been granted or withdrawn, here or in another tab. These are hints to ask again, no
 * more.
 * @returns ends it
 */
export function hearDecisions(ask: () => void): () => void {
  // What is dispatched on the document passes the window first.
  for (const type of hints) addEventListener(type, ask, true)
  // Chromium makes a connection to the storage for the first one who listens, which the page would wait for.
  const timer = setTimeout(() => addEventListener('storage', ask))
  return () => {
    clearTimeout(timer)
    for (const type of [...hints, 'storage']) removeEventListener(type, ask, type !== 'storage')
  }
}
