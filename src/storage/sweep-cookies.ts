import { nativeDocument } from '../consent/native-document'
import { cookieDomains } from './cookie-domains'
import { cookiePaths } from './cookie-paths'

/**
 * As what a cookie can have been set. A plain deletion reaches most; in a frame of another site only a cookie for all
 * sites can be touched, and one that is partitioned (CHIPS) lies in a jar of its own.
 */
const variants = ['', '; Secure; SameSite=None', '; Secure; SameSite=None; Partitioned']

function names(): string[] {
  try {
    return nativeDocument.cookie.split('; ').map(cookie => cookie.split('=', 1)[0]!)
  } catch {
    return [] // a sandboxed frame has no cookies to sweep, and its getter throws
  }
}

/**
 * Deletes cookies of this page's site, under every domain and path that they can have. Those that no script can see
 * (HttpOnly, paths elsewhere) stay.
 * @param isTrace which ones, by name
 */
export function sweepCookies(isTrace: (name: string) => boolean): void {
  const { hostname, pathname } = location
  const places = cookieDomains(hostname).flatMap(domain =>
    cookiePaths(pathname).map(path => `; Path=${path}${domain === null ? '' : `; Domain=${domain}`}`),
  )
  for (const name of new Set(names().filter(isTrace)))
    for (const variant of variants) {
      if (!names().includes(name)) break
      for (const place of places) nativeDocument.cookie = `${name}=; Max-Age=0${place}${variant}`
    }
}
