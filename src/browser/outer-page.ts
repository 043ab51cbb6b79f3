/** A page that frames this one, of the same origin, with a consent manager of its own. */
type OuterPage = Window & { consentManager?: { openSettings(): void } }

/** Returns the outermost page of the same origin that frames this page and has a consent manager, or null. */
export function outerPage(): OuterPage | null {
  let found: OuterPage | null = null
  let at: Window = window
  try {
    while (at !== at.parent) {
      at = at.parent
      // Reading the property would create the manager.
      if ('consentManager' in at) found = at
    }
  } catch {
    // a page of another origin
  }
  return found
}
