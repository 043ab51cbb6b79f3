import { categoryNames, type CategoryName } from '../../consent/categories'
import { ownProperties } from '../../consent/own-properties'
import type { ServiceHosts } from '../../consent/service-hosts'
import type { BlockedRequest, Channel } from '../blocked-request'
import { buildHostMap, plainPath, type HostMap } from './build-host-map'
import { isOwnHost } from './is-own-host'
import { isListed, matchHost } from './match-host'
import { startsWith } from '../patch/primordials'
import { ourHosts } from './our-hosts'
import { baseUri, isPlainlyOwn, parseUrl, plainHostOf } from './request-url'

/** What is held back, and who decides. */
export interface BlockingRules {
  /** Whether a category is in force. Asked at every request to a listed host, never remembered. */
  allows(category: CategoryName): boolean
  /** The host site's own: host or host/path → category, added to ours; under the same name they replace ours. */
  trackingHosts?: Readonly<Record<string, CategoryName>>
  /** Leaves our list out, so that only `trackingHosts` are held. */
  replaceTrackingHosts?: boolean
  /** Hosts of the services that the site has declared; they replace what is listed under the same name. Asked at every request. */
  services?(): ServiceHosts | null
  /** Names of the services that may store nothing although their category is allowed. Asked at every write of a listed key. */
  refusedServices?(): readonly string[]
  /** Host or host/path that are never held, whatever is listed. */
  exemptHosts?: readonly string[]
  /** Whether writes of listed storage keys are blocked. Default `listed`. */
  storage?: 'listed' | 'off'
}

/**
 * Decides about one request.
 * @param url as the caller gave it, read once
 * @param channel the way it was to leave by
 * @param base what it is resolved against; the document's base where it is left out
 * @returns why it is held, or null when it may go
 */
export interface Judge {
  (url: string, channel: Channel, base?: string): BlockedRequest | null
  /** Whether nothing is blocked at this moment, whatever the address; where it is missing, nobody knows. */
  allowsAll?: () => boolean
  /** The hosts of declared services, for workers. */
  services?: BlockingRules['services']
}

/**
 * Builds the judge of one set of rules.
 * @param page what belongs to whom
 */
export function createJudge(rules: BlockingRules, page: { origin: string; hostname: string } = location): Judge {
  const {
    trackingHosts = {},
    replaceTrackingHosts = false,
    exemptHosts = [],
  } = ownProperties(rules) as unknown as BlockingRules
  const listed = buildHostMap(Object.entries(trackingHosts), replaceTrackingHosts ? undefined : ourHosts)
  const withServices = serviceMap(listed, rules)
  const exempt = buildHostMap(exemptHosts.map(host => [host, true] as const))
  const { origin, hostname: own } = page

  const home = origin === 'null' ? '' : `${origin}/`

  const judge: Judge = (url, channel, base) => {
    if (isPlainlyOwn(url, home, base) || startsWith(url, 'data:')) return null
    const plainHost = plainHostOf(url)
    const map = withServices()
    if (plainHost && !isListed(map, plainHost)) return null
    const parsed = parseUrl(url, base ?? baseUri())
    if (parsed === null) return null
    const { hostname } = parsed
    const pathname = plainPath(parsed.pathname)
    const found = matchHost(map, hostname, pathname)
    if (found === undefined || isOwnHost(hostname, own) || matchHost(exempt, hostname, pathname)) return null
    if (typeof found === 'string') return rules.allows(found) ? null : { url, category: found, channel }
    return found.allowed ? null : { url, category: found.category, channel }
  }
  judge.services = rules.services
  const categories = categoryNames.filter(name => name !== 'necessary')
  judge.allowsAll = () =>
    categories.every(category => rules.allows(category)) &&
    Object.values(rules.services?.() ?? {}).every(({ allowed }) => allowed) &&
    (rules.refusedServices?.() ?? []).length === 0
  return judge
}

/** @returns the map of hosts as it is now; it is built again when the services have changed */
function serviceMap(
  listed: HostMap<CategoryName>,
  { services }: BlockingRules,
): () => HostMap<CategoryName | ServiceHosts[string]> {
  let known: ServiceHosts | null = null
  let map: HostMap<CategoryName | ServiceHosts[string]> = listed
  return () => {
    const now = services?.() ?? null
    if (now !== known) {
      known = now
      map = now ? buildHostMap<CategoryName | ServiceHosts[string]>(Object.entries(now), listed) : listed
    }
    return map
  }
}
