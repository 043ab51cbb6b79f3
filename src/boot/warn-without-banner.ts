import { nativeDocument } from '../consent/native-document'
import { runningManager } from './running-manager'

/** The delay in milliseconds before the console warns about a page without a banner. */
const TIMEOUT_MS = 5000

/**
 * Warns in the console if the page still has no banner and no manager after five seconds.
 * @returns a function that cancels the warning
 */
export function warnWithoutBanner(): () => void {
  const timer = setTimeout(() => {
    if (nativeDocument.querySelector('consent-banner') || runningManager()) return
    console.warn('consent-elements: the page has no <consent-banner>; tracking requests are blocked until it has one')
  }, TIMEOUT_MS)
  return () => clearTimeout(timer)
}
