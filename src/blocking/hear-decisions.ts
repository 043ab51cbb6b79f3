const hints = ['consent-ready', 'consent-change', 'storage']

/**
 * Calls back when something may have been granted or withdrawn, here or, by `storage`, in another tab. These are hints
 * to ask again, no more.
 * @returns ends it
 */
export function hearDecisions(ask: () => void): () => void {
  // What is dispatched on the document passes the window first.
  for (const type of hints) addEventListener(type, ask, true)
  return () => {
    for (const type of hints) removeEventListener(type, ask, true)
  }
}
