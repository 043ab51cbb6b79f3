import { isCategoryName, type CategoryName } from '../consent/categories'
import { isDictionary } from '../consent/is-dictionary'
import { splitServiceText } from './split-service-text'

/** Paths of the site's own host by which hosting companies pass on requests, with their services in the catalogue. */
const pathsOfHosting: Record<string, string[]> = {
  'vercel-analytics': ['/_vercel/insights', '/_vercel/speed-insights'],
  'cloudflare-web-analytics': ['/cdn-cgi/rum'],
}

/** The addresses of a site's services. */
export interface GivenHosts {
  /** The hosts and paths of services that the site describes itself. */
  trackingHosts: Record<string, CategoryName>
  /** The site's own addresses of services of the catalogue, each with the name of the service. */
  addresses: Record<string, string>
}

/**
 * Returns the addresses that the site gives its services, so that they are blocked from the start. The hosts of the
 * catalogue are in our list.
 * @param services the option `services`, unchecked
 */
export function givenHosts(services: unknown): GivenHosts {
  const given: GivenHosts = { trackingHosts: {}, addresses: {} }
  const entries: unknown[] = typeof services === 'string' ? services.split(/[\s,]+/) : [services].flat()
  for (const entry of entries) {
    if (typeof entry === 'string') {
      const { name, addresses } = splitServiceText(entry)
      for (const address of [...addresses, ...(pathsOfHosting[name] ?? [])]) given.addresses[address] = name
    } else if (isDictionary(entry)) {
      const { name, category, hosts, paths } = entry
      if (category === 'necessary') continue
      for (const address of [hosts, paths].flat().filter(Boolean).map(String))
        if (isCategoryName(category)) given.trackingHosts[address] = category
        else given.addresses[address] = String(name)
    }
  }
  return given
}
