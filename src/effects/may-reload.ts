/** When this tab was reloaded by us, in session storage. */
const KEY = 'privacy-consent-reloaded'
/** For how many milliseconds a tab that was reloaded is not reloaded again, so that no page can get into a loop. */
const PAUSE = 60_000

/** Whether the page may be loaded anew; asked right before that is done, and remembered for this tab. */
export function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    const now = Date.now()
    if (Math.abs(now - last) < PAUSE) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false // what cannot be remembered could go on for ever
  }
}
