import { consentEventNames } from '../effects/consent-event-names'

/** How often a page of many requests is looked at anew, in milliseconds. */
const pace = 100

/**
 * Calls back soon after something may have changed, however much has.
 * @returns ends it
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
