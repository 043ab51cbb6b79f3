import type { CategoryName } from '../../consent/categories'
import { policyOf } from './policy-of'

/** A Content-Security-Policy as header and as tag. */
export interface ContentSecurityPolicy {
  /** The value of the header `Content-Security-Policy`. */
  header: string
  /** A tag for the top of `<head>`. */
  meta: string
}

/**
 * Returns the policy of the tier "strict" for one visitor: only the page's own origin, the sources of the site, and the
 * known hosts of granted categories that most pages use. Servers and proxies limit headers to 8 or 16 kB, so list other
 * hosts yourself.
 * @param allowed what pages of the site load from elsewhere: hosts (`cdn.example`, `*.example`), origins, schemes
 *   (`wss:`)
 * @param granted the categories that the visitor has allowed; default none
 * @returns the policy; null if all categories are granted, because no policy is needed then
 * @throws TypeError for what is no list, and if an entry cannot be a source; the message names it
 */
export function contentSecurityPolicy(
  allowed: readonly string[],
  granted: readonly CategoryName[] = [],
): ContentSecurityPolicy | null {
  // A text would be taken for a list of its letters.
  if (!Array.isArray(allowed))
    throw new TypeError(
      `contentSecurityPolicy was given ${JSON.stringify(allowed)}; allowed is a list, such as ["cdn.example"]`,
    )
  const header = policyOf(allowed, granted, true)
  return header === null ? null : { header, meta: `<meta http-equiv="Content-Security-Policy" content="${header}">` }
}
