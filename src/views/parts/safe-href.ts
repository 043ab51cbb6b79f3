/** A script in the place of an address is not followed, even when it comes from the site itself. */
export function safeHref(url: string | null): string | null {
  if (!url) return null
  try {
    // Any base will do, since only the protocol is asked for; there may be no document.
    return /^https?:$/.test(new URL(url, 'https://base.invalid').protocol) ? url : null
  } catch {
    return null
  }
}
