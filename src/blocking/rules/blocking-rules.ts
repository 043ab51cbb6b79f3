import { categoryNames, type CategoryName } from '../../consent/categories'
import { ownProperties } from '../../consent/own-properties'
import type { ServiceHosts } from '../../consent/service-hosts'
import type { SiteHosts } from '../../consent/site-hosts'
import type { BlockedRequest, Channel } from '../page/blocked-request'
import { buildHostMap, plainPath, type HostMap } from './build-host-map'
import { isOwnAddress } from './is-own-address'
import { isOwnHost } from './is-own-host'
import { isListed, matchHost } from './match-host'
import { startsWith } from '../realm/primordials'
import { ourHosts } from './our-hosts'
import { baseUri, isPlainlyOwn, parseUrl, plainHostOf } from './request-url'
import { rulesAllowAll } from './rules-allow-all'
import { unlistedRequests, type UnlistedRequest } from './unlisted-requests'
import { categoryOfService } from './match-key'

/** The rules by which requests and writes to storage are blocked. */
export interface BlockingRules {
  /** Returns whether a category is allowed. Called for every request to a listed host; the result is not cached. */
  allows(category: CategoryName): boolean
  /**
   * Hosts of the site: host, host/path, or a path of the page's own host → category. They are added to our list, and
   * replace entries of the same name.
   */
  trackingHosts?: Readonly<Record<string, CategoryName>>
  /**
   * Hosts and paths that services of the catalogue use on this site → name of the service. Where its category is not
   * known yet, they are allowed once everything is.
   */
  addresses?: Readonly<Record<string, string>>
  /** Blocks only `trackingHosts` and `addresses`, and ignores our list. */
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
  /** Returns whether a request that would be blocked passes anyway. Receives the resolved address. */
  passes?(url: URL): boolean
  /** Whether writes of listed storage keys are blocked. Default `listed`. */
  storage?: 'listed' | 'off'
  /**
   * Returns what happens to blocked requests now: `refused` once the visitor has decided; null for what earlier rules
   * say. Without any, `reject`.
   */
  pending?(): 'refused' | 'reject' | 'hold' | 'drop' | null
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
  /** The site's own rules about hosts. Needed for workers. */
  hosts?: SiteHosts
  /** Returns what happens to blocked requests now; null for what earlier rules say. */
  pending?: BlockingRules['pending']
  /** Returns the third parties that no rule knows; none once everything is allowed. */
  unlisted?: () => UnlistedRequest[]
}

type Found = CategoryName | null | ServiceHosts[string]

/**
 * Creates the judge for a set of rules.
 * @param page the origin and the host name of the page. Its own hosts are never blocked, except for addresses that the
 *   site names itself.
 */
export function createJudge(rules: BlockingRules, page: { origin: string; hostname: string } = location): Judge {
  const {
    trackingHosts = {},
    addresses = {},
    replaceTrackingHosts = false,
    exemptHosts = [],
  } = ownProperties(rules) as unknown as BlockingRules
  const given: (readonly [string, Found])[] = [
    ...Object.entries(addresses).map(([address, service]) => [address, categoryOfService(service) ?? null] as const),
    ...Object.entries(trackingHosts),
  ]
  const { origin, hostname: ownHost } = page
  const mapsWith = hostMaps(given, replaceTrackingHosts ? undefined : ourHosts, ownHost, rules)
  const exempt = buildHostMap(exemptHosts.map(host => [host, true] as const))

  const originPrefix = origin === 'null' ? '' : `${origin}/`

  const blockedCategory = (found: Found): CategoryName | null => {
    if (typeof found === 'object' && found) return found.allowed ? null : found.category
    const category = found ?? categoryNames.find(name => name !== 'necessary' && !rules.allows(name))
    return !category || rules.allows(category) ? null : category
  }
  const judge: Judge = (url, channel, base) => {
    const { all, own } = mapsWith()
    if ((!own && isPlainlyOwn(url, originPrefix, base)) || startsWith(url, 'data:')) return null
    const plainHost = plainHostOf(url)
    if (plainHost && !isListed(all, plainHost)) return null
    const parsed = parseUrl(url, base ?? baseUri())
    if (parsed === null) return null
    const { hostname } = parsed
    const pathname = plainPath(parsed.pathname)
    const map = isOwnHost(hostname, ownHost) ? own : all
    const found = map && matchHost(map, hostname, pathname)
    if (found === undefined || matchHost(exempt, hostname, pathname)) return null
    const category = blockedCategory(found)
    return category === null || rules.passes?.(parsed) ? null : { url, category, channel }
  }
  judge.services = rules.services
  judge.hosts = { trackingHosts, addresses, replaceTrackingHosts, exemptHosts }
  judge.allowsAll = () => rulesAllowAll(rules)
  judge.unlisted = () =>
    rulesAllowAll(rules)
      ? []
      : unlistedRequests(host => isListed(mapsWith().all, host) || isListed(exempt, host), ownHost)
  return judge
}

interface HostMaps {
  all: HostMap<Found>
  /** The addresses of the page's own hosts; undefined if the site names none. */
  own: HostMap<Found> | undefined
}

/** Returns a function that returns the current maps of hosts. They are built again when the services change. */
function hostMaps(
  given: readonly (readonly [string, Found])[],
  listed: HostMap<CategoryName> | undefined,
  ownHost: string,
  { services }: BlockingRules,
): () => HostMaps {
  const build = (entries: readonly (readonly [string, Found])[], before?: HostMaps): HostMaps => {
    const named = entries
      .filter(([entry]) => ownHost !== '' || entry[0] !== '/')
      .map(([entry, value]) => [entry[0] === '/' ? ownHost + entry : entry, value] as const)
    const own = named.filter(([entry]) => isOwnAddress(entry, ownHost))
    return {
      all: buildHostMap<Found>(named, before?.all ?? listed),
      own: own.length > 0 ? buildHostMap(own, before?.own) : before?.own,
    }
  }
  const first = build(given)
  let known: ServiceHosts | null = null
  let maps = first
  return () => {
    const now = services?.() ?? null
    if (now !== known) {
      known = now
      maps = now ? build(Object.entries(now), first) : first
    }
    return maps
  }
}
