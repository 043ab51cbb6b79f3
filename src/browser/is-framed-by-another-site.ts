/**
 * Returns whether a page of another site frames this page. Such a page can lure visitors into pressing what they do not
 * see. A host and its subdomains are one site; for browsers without `ancestorOrigins`, only the same origin is.
 */
export function isFramedByAnotherSite(): boolean {
  if (window === top) return false
  const ancestors = location.ancestorOrigins as DOMStringList | undefined
  if (ancestors) return [...ancestors].some(origin => !isSameSite(origin))
  try {
    return !top!.location.href
  } catch {
    return true // reading the address of another origin throws
  }
}

function isSameSite(other: string): boolean {
  const own = self.origin // that of a srcdoc frame is its parent's
  if (other === own) return true
  try {
    const [one, two] = [`.${new URL(own).hostname}`, `.${new URL(other).hostname}`]
    return one.endsWith(two) || two.endsWith(one)
  } catch {
    return false // a sandboxed page has the origin "null"
  }
}
