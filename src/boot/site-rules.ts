import type { BlockingRules } from '../blocking/rules/blocking-rules'
import type { CategoryName } from '../consent/categories'
import type { ServiceHosts } from '../consent/service-hosts'
import type { SiteHosts } from '../consent/site-hosts'
import type { ResolvedOptions } from '../options/options'
import { ownAddresses } from './own-addresses'

/** What the rules of a manager read: the store, or the stored decision of a page that the kernel serves. */
interface RulesSource {
  allows(category: CategoryName): boolean
  /** The hosts of the declared services. */
  services(): ServiceHosts | null
  refusedServices(): readonly string[]
  /** Whether the visitor has decided. */
  hasDecided(): boolean
  /** Whether a request is a ping of the tag manager that may pass. */
  isPing(url: URL): boolean
}

/** Returns the rules by which the manager of a page blocks requests. */
export const siteRules = (options: ResolvedOptions, hosts: SiteHosts, source: RulesSource): BlockingRules => ({
  allows: source.allows,
  services: source.services,
  refusedServices: source.refusedServices,
  ...hosts,
  exemptHosts: [...options.exemptHosts, ...ownAddresses(options)],
  passes: source.isPing,
  storage: options.storage,
  pending: () => (source.hasDecided() ? 'refused' : options.pending),
})
