/**
 * Resolves a server's address against the page's own URL, and not against its `<base>`, which names where files are.
 * @param url relative or absolute, without a slash at its end
 * @returns the absolute address; as it was given where the page has no address of its own, as in `srcdoc`
 */
export function fromPage(url: string): string {
  try {
    return new URL(url || '/', location.href).href.replace(/\/+$/, '')
  } catch {
    return url
  }
}
