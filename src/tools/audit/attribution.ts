import { matchWildcards } from '../../consent/match-wildcards'
import { getDomain } from 'tldts'
import { entryName, findEntry } from '../find-entry'
import type { Attribution, AuditRequest, StoredBy, StoredKind } from './audit-facts'
import type { AuditData, CatalogueService } from './load-data'
import { proxiedService } from './proxied-service'

/** Finds the service and company behind hosts and stored items. */
export interface Attributor {
  /** @param body the beginning of the text that was sent */
  readonly request: (url: string, body?: string | null) => Attribution & Pick<AuditRequest, 'thirdParty' | 'ownAddress'>
  /**
   * @param host the host that the item is stored for
   * @param setBy the script or response that stored it; null if unknown
   */
  readonly stored: (
    kind: StoredKind,
    name: string,
    host: string,
    setBy: StoredBy | null,
  ) => Attribution & { thirdParty: boolean }
}

/** Returns the registrable domain (`example.co.uk`), or the host itself if it has none, such as an IP address. */
export const siteOf = (host: string): string => getDomain(host, { allowPrivateDomains: true }) ?? host

const unknown: Attribution = { service: null, company: 'unknown', category: 'unknown', tracker: false }

/**
 * Creates the functions that attribute requests and stored items.
 * @param pageUrl the audited page; hosts of the same registrable domain are first-party
 */
export function createAttributor(data: AuditData, pageUrl: string): Attributor {
  const site = siteOf(new URL(pageUrl).hostname)
  const byHost = new Map<string, CatalogueService>()
  for (const service of data.services) for (const host of service.hosts) byHost.set(entryName(host), service)
  const stores = data.services.flatMap(service =>
    service.stores.map(({ name, kinds = ['cookie'] }) => ({
      service,
      kinds,
      pattern: name,
      length: name.length,
    })),
  )

  const ofService = ({ name, company, category }: CatalogueService): Attribution => {
    return { service: name, company: company.name, category, tracker: category !== 'necessary' }
  }
  const page = new URL(pageUrl)
  const isNeeded = (host: string, path: string): boolean =>
    data.needed?.get(host) === 'itself' || (data.needed !== undefined && findEntry(data.needed, host, path) === 'all')
  const ofUrl = (url: URL): Attribution => {
    const { hostname, pathname } = url
    const bare = hostname.replace(/^www\.(?=.+\..)/, '')
    const service = findEntry(byHost, bare, pathname)
    if (service) return ofService(service)
    const category = findEntry(data.trackingHosts, bare, pathname)
    const company = findEntry(data.companies, hostname, '')?.company ?? data.lists?.companyOf(hostname) ?? 'unknown'
    const listed = category === undefined && !isNeeded(bare, pathname) ? data.lists?.find(url, page) : undefined
    if (listed) {
      const { by, entry } = listed
      const named = company === 'unknown' ? (listed.company ?? company) : company
      return { service: null, company: named, category: listed.category, tracker: true, listed: { by, entry } }
    }
    return { service: null, company, category: category ?? 'unknown', tracker: category !== undefined }
  }
  const isThirdParty = (host: string) => siteOf(host) !== site
  const firstParty: Attribution = { ...unknown, company: 'first party' }

  return {
    request: (url, body = null) => {
      const parsed = new URL(url)
      const thirdParty = isThirdParty(parsed.hostname)
      const known = thirdParty ? ofUrl(parsed) : firstParty
      // A vendor's own host is known by its name. Other hosts may pass requests on to a vendor.
      const proxied = known.tracker || known.category === 'necessary' ? null : proxiedService(url, body)
      const service = proxied && data.services.find(({ name }) => name === proxied.service)
      if (!service) return { ...known, thirdParty }
      const isPage = parsed.hostname === new URL(pageUrl).hostname
      const path = proxied.path || (isPage ? parsed.pathname.replace(/\/$/, '') : '')
      return { ...ofService(service), thirdParty, ownAddress: isPage ? path : parsed.hostname + path }
    },
    stored: (kind, name, host, setBy) => {
      const bare = host.replace(/^\./, '')
      const thirdParty = isThirdParty(bare)
      const ofHost = thirdParty ? ofUrl(new URL(`https://${bare}/`)) : unknown
      if (ofHost.tracker) return { ...ofHost, thirdParty }
      const [match] = stores
        .filter(({ kinds, pattern }) => kinds.includes(kind) && matchWildcards(pattern, name))
        .toSorted((a, b) => b.length - a.length)
      if (match) return { ...ofService(match.service), thirdParty }
      const setter = setBy && isThirdParty(new URL(setBy.url).hostname) ? ofUrl(new URL(setBy.url)) : null
      if (setter?.tracker) return { ...setter, thirdParty }
      return { ...(thirdParty ? ofHost : firstParty), thirdParty }
    },
  }
}
