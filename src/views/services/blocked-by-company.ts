import { loggedRequests } from '../../blocking/request-log'
import { matchHost } from '../../blocking/rules/match-host'
import { buildHostMap } from '../../blocking/rules/build-host-map'
import type { Service } from '../../services/service'

/** What one company would have received. */
export interface BlockedCompany {
  /** Its name; the host, where no declared service has that host. */
  company: string
  hosts: string[]
  /** How many requests were blocked and have not been sent since. */
  blocked: number
}

/** Returns what was blocked on this page by company, in alphabetical order. */
export function blockedByCompany(services: readonly Service[]): BlockedCompany[] {
  const owners = buildHostMap(
    services.flatMap(({ hosts, company }) => hosts.map(host => [host, company.name] as const)),
  )
  const companies = new Map<string, BlockedCompany>()
  for (const { url, state } of loggedRequests()) {
    if (state !== 'held' || !URL.canParse(url, document.baseURI)) continue
    const { hostname, pathname } = new URL(url, document.baseURI)
    const company = matchHost(owners, hostname, pathname) ?? hostname
    const known = companies.get(company) ?? { company, hosts: [], blocked: 0 }
    known.blocked++
    if (!known.hosts.includes(hostname)) known.hosts.push(hostname)
    companies.set(company, known)
  }
  return [...companies.values()].toSorted((a, b) => a.company.localeCompare(b.company))
}
