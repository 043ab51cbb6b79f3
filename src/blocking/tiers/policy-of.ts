import { categoryNames, type CategoryName } from '../../consent/categories'
import { entriesOf } from '../rules/host-lists'
import { trackingHosts } from '../rules/tracking-hosts'

/** Inline code and data of the page itself send nothing. The policy applies to what they load. */
const ofThePageItself = "'self' 'unsafe-inline' 'unsafe-eval' data: blob: mediastream:"

/**
 * Returns the sources for a listed host: the host and its subdomains; for a path, the path itself and everything below
 * it.
 */
function sourcesOf(entry: string): string[] {
  const hosts = [entry, `*.${entry}`]
  return entry.includes('/') ? hosts.flatMap(host => [host, `${host}/`]) : hosts
}

/**
 * Returns the text of the Content-Security-Policy of the tier "strict". A policy cannot list what is forbidden, so it
 * lists what is allowed: the page's own origin, the sources of the site, and the known hosts of granted categories. It
 * allows inline scripts and eval, because its only purpose is to block requests.
 * @param allowed what pages of the site load from elsewhere: hosts, origins, schemes
 * @param granted the categories that the visitor has allowed
 * @param frequentOnly whether the policy only names known hosts that most pages use
 * @returns the policy; null if all categories are granted, because no policy is needed then
 * @throws TypeError if an entry cannot be a source; the message names it
 */
export function policyOf(
  allowed: readonly string[],
  granted: readonly CategoryName[],
  frequentOnly: boolean,
): string | null {
  if (categoryNames.every(name => name === 'necessary' || granted.includes(name))) return null
  for (const source of allowed)
    if (!/^[^\s;,"<>]+$/.test(source))
      throw new TypeError(
        `${JSON.stringify(source)} is not a source of a Content-Security-Policy; allowed are hosts such as cdn.example or *.example, origins and schemes`,
      )
  const known = entriesOf(trackingHosts, frequentOnly).filter(([, category]) => granted.includes(category))
  const sources = [ofThePageItself, ...allowed, ...known.flatMap(([entry]) => sourcesOf(entry))].join(' ')
  return `default-src ${sources}; form-action ${sources}`
}
