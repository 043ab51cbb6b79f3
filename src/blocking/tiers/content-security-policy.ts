import { categoryNames, type CategoryName } from '../../consent/categories'
import { entriesOf } from '../rules/host-lists'
import { trackingHosts } from '../rules/tracking-hosts'

/** A policy, in the two forms in which a page can have it. */
export interface ContentSecurityPolicy {
  /** The value of the header `Content-Security-Policy`. */
  header: string
  /** A tag for the top of `<head>`. */
  meta: string
}

/** Inline code and what a page makes itself send nothing anywhere; what they load is asked about. */
const ofThePageItself = "'self' 'unsafe-inline' 'unsafe-eval' data: blob: mediastream:"

/** A listed host as sources: with its sub-domains, and under a path with what lies beneath. */
function sourcesOf(entry: string): string[] {
  const hosts = [entry, `*.${entry}`]
  return entry.includes('/') ? hosts.flatMap(host => [host, `${host}/`]) : hosts
}

/**
 * Makes the policy of the tier "strict" for one visitor. A policy cannot name what is forbidden, so it names what is
 * allowed: the page's own origin, what the site lists, and the known hosts of the categories that are granted. It says
 * nothing about inline scripts and eval, because it is to hold requests back, and no more.
 * @param allowed what pages of the site load from elsewhere: hosts (`cdn.example`, `*.example`), origins, schemes (`wss:`)
 * @param granted the categories that the visitor has allowed; none unless given
 * @returns null where all categories are granted: such a visitor needs no policy
 * @throws TypeError where something cannot be a source; it is named
 */
export function contentSecurityPolicy(
  allowed: readonly string[],
  granted: readonly CategoryName[] = [],
): ContentSecurityPolicy | null {
  if (categoryNames.every(name => name === 'necessary' || granted.includes(name))) return null
  for (const source of allowed)
    if (!/^[^\s;,"<>]+$/.test(source))
      throw new TypeError(
        `${JSON.stringify(source)} is no source of a Content-Security-Policy; allowed are hosts such as cdn.example or *.example, origins and schemes`,
      )
  // Servers and proxies limit headers to 8 or 16 kB, so a policy names only the hosts that most pages use.
  const known = entriesOf(trackingHosts, true).filter(([, category]) => granted.includes(category))
  const sources = [ofThePageItself, ...allowed, ...known.flatMap(([entry]) => sourcesOf(entry))].join(' ')
  const header = `default-src ${sources}; form-action ${sources}`
  return { header, meta: `<meta http-equiv="Content-Security-Policy" content="${header}">` }
}
