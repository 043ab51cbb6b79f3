/**
 * Returns a URL if it can be used as a link. `javascript:` and other schemes are rejected, even in the site's options.
 * @returns the URL, or null
 */
export function safeHref(url: string | null): string | null {
  if (!url) return null
  try {
    // Relative URLs need a base to be parsed. There may be no document, and only the scheme matters.
    return /^https?:$/.test(new URL(url, 'https://base.invalid').protocol) ? url : null
  } catch {
    return null
  }
}
