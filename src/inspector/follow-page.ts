import { consentEventNames } from '../effects/consent-event-names'

/** The minimum interval between updates, in milliseconds. */
const INTERVAL_MS = 100

/**
 * Calls back soon after the page's consent state may have changed. Several changes within the interval cause one call.
 * @returns an unsubscribe function
 */
export function followPage(update: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      update()
    }, INTERVAL_MS)
  }
  for (const hint of consentEventNames) document.addEventListener(hint, schedule)
  addEventListener('storage', schedule)
  return () => {
    clearTimeout(timer)
    for (const hint of consentEventNames) document.removeEventListener(hint, schedule)
    removeEventListener('storage', schedule)
  }
}
