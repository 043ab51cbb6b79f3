/** The key in session storage of the time when we last reloaded this tab. */
const KEY = 'privacy-consent-reloaded'
/** The minimum time between two reloads of a tab, in milliseconds. It prevents reload loops. */
const MIN_INTERVAL_MS = 60_000

/** Returns whether the page may be reloaded, and stores the time. Call it directly before the reload. */
export function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    const now = Date.now()
    if (Math.abs(now - last) < MIN_INTERVAL_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false // without storage the reloads could loop
  }
}
