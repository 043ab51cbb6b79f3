import { nativeDocument } from '../consent/native-document'
import { cookieDomains } from './cookie-domains'
import { cookiePaths } from './cookie-paths'

/**
 * The attributes with which a cookie can be deleted. Most need none. A cross-site frame can only change cookies with
 * SameSite=None, and partitioned cookies (CHIPS) are stored separately.
 */
const variants = ['', '; Secure; SameSite=None', '; Secure; SameSite=None; Partitioned']

function names(): string[] {
  try {
    return nativeDocument.cookie.split('; ').map(cookie => cookie.split('=', 1)[0]!)
  } catch {
    return [] // the getter throws in a sandboxed frame, which has no cookies
  }
}

/**
 * Deletes cookies of this page's site for every possible domain and path. Scripts cannot delete HttpOnly cookies and
 * those of other paths.
 * @param isTrace returns whether to delete the cookie of this name
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
