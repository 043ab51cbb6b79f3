import { consentEventNames } from '../effects/consent-event-names'

/** The minimum interval between updates, in milliseconds. */
const pace = 100

/**
 * Calls back soon after the page's consent state may have changed. Several changes within the interval cause one call.
 * @returns an unsubscribe function
 */
export function followPage(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      look()
    }, pace)
  }
  for (const hint of consentEventNames) document.addEventListener(hint, soon)
  addEventListener('storage', soon)
  return () => {
    clearTimeout(timer)
    for (const hint of consentEventNames) document.removeEventListener(hint, soon)
    removeEventListener('storage', soon)
  }
}
