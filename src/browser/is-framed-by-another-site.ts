import { isSameSite } from './is-same-site'

/**
 * Returns whether a page of another site frames this page. Such a page can lure visitors into pressing what they do not
 * see. A host and its subdomains are one site; for browsers without `ancestorOrigins`, only the same origin is.
 */
export function isFramedByAnotherSite(): boolean {
  if (window === top) return false
  const ancestors = location.ancestorOrigins as DOMStringList | undefined
  // The own origin of a srcdoc frame is its parent's.
  if (ancestors) return [...ancestors].some(origin => !isSameSite(self.origin, origin))
  try {
    return !top!.location.href
  } catch {
    return true // reading the address of another origin throws
  }
}
