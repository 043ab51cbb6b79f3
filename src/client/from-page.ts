import { withoutEndSlashes } from '../consent/without-end-slashes'

/**
 * Resolves a server's address against the URL of the page. `<base>` is ignored, because it applies to assets.
 * @param url relative or absolute, without a trailing slash
 * @returns the absolute address; the unchanged input if the page has no URL of its own, as in `srcdoc`
 */
export function fromPage(url: string): string {
  try {
    return withoutEndSlashes(new URL(url || '/', location.href).href)
  } catch {
    return url
  }
}
