import type { CategoryName } from '../../consent/categories'
import { ownProperties } from '../../consent/own-properties'
import type { ServiceHosts } from '../../consent/service-hosts'
import type { BlockedRequest, Channel } from '../blocked-request'
import { buildHostMap, plainPath, type HostMap } from './build-host-map'
import { isOwnHost } from './is-own-host'
import { isListed, matchHost } from './match-host'
import { startsWith } from '../patch/primordials'
import { ourHosts } from './our-hosts'
import { baseUri, isPlainlyOwn, parseUrl, plainHostOf } from './request-url'
import { rulesAllowAll } from './rules-allow-all'

/** The rules by which requests and writes to storage are blocked. */
export interface BlockingRules {
  /** Returns whether a category is allowed. Called for every request to a listed host; the result is not cached. */
  allows(category: CategoryName): boolean
  /**
   * Hosts of the site: host or host/path → category. They are added to our list, and replace entries of the same name.
   */
  trackingHosts?: Readonly<Record<string, CategoryName>>
  /** Blocks only `trackingHosts`, and ignores our list. */
  replaceTrackingHosts?: boolean
  /**
   * Returns the hosts of the declared services, which replace listed entries of the same name. Called for every
   * request.
   */
  services?(): ServiceHosts | null
  /**
   * Returns the names of services that must not store anything although their category is allowed. Called for every
   * write of a listed key.
   */
  refusedServices?(): readonly string[]
  /** Hosts, or host/path, that are never blocked. */
  exemptHosts?: readonly string[]
  /** Whether writes of listed storage keys are blocked. Default `listed`. */
  storage?: 'listed' | 'off'
  /** Returns what happens to blocked requests now; null for what earlier rules say. Without any, `reject`. */
  pending?(): 'reject' | 'hold' | 'drop' | null
}

/**
 * Decides about one request.
 * @param url the URL as the caller gave it, read only once
 * @param channel the way in which the request was made
 * @param base the base URL; default that of the document
 * @returns what is blocked and by which category, or null if the request is allowed
 */
export interface Judge {
  (url: string, channel: Channel, base?: string): BlockedRequest | null
  /** Returns whether nothing is blocked now, for any URL. Without it, assume that something is. */
  allowsAll?: () => boolean
  /** Returns the hosts of the declared services. Needed for workers. */
  services?: BlockingRules['services']
  /** Returns what happens to blocked requests now; null for what earlier rules say. */
  pending?: BlockingRules['pending']
}

/**
 * Creates the judge for a set of rules.
 * @param page the origin and the host name of the page, whose own hosts are never blocked
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
  const { origin, hostname: ownHost } = page

  const originPrefix = origin === 'null' ? '' : `${origin}/`

  const judge: Judge = (url, channel, base) => {
    if (isPlainlyOwn(url, originPrefix, base) || startsWith(url, 'data:')) return null
    const plainHost = plainHostOf(url)
    const map = withServices()
    if (plainHost && !isListed(map, plainHost)) return null
    const parsed = parseUrl(url, base ?? baseUri())
    if (parsed === null) return null
    const { hostname } = parsed
    const pathname = plainPath(parsed.pathname)
    const found = matchHost(map, hostname, pathname)
    if (found === undefined || isOwnHost(hostname, ownHost) || matchHost(exempt, hostname, pathname)) return null
    if (typeof found === 'string') return rules.allows(found) ? null : { url, category: found, channel }
    return found.allowed ? null : { url, category: found.category, channel }
  }
  judge.services = rules.services
  judge.allowsAll = () => rulesAllowAll(rules)
  return judge
}

/** Returns a function that returns the current map of hosts. The map is built again when the services change. */
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
