import { loggedRequests } from '../../blocking/page/request-log'
import type { Service } from '../../services/service'
import { serviceAt } from '../../services/service-at'

/** The blocked requests to one company. */
export interface BlockedCompany {
  /** The name of the company; the host if no declared service has that host. */
  company: string
  hosts: string[]
  /** How many requests were blocked and have not been sent since. */
  blocked: number
}

/** Returns the blocked requests of this page by company, in alphabetical order. */
export function blockedByCompany(services: readonly Service[]): BlockedCompany[] {
  const companies = new Map<string, BlockedCompany>()
  for (const { url, state } of loggedRequests()) {
    const found = state === 'held' ? serviceAt(services, url, document.baseURI) : null
    if (found === null) continue
    const { service, hostname } = found
    const company = service?.company.name ?? hostname
    const known = companies.get(company) ?? { company, hosts: [], blocked: 0 }
    known.blocked++
    if (!known.hosts.includes(hostname)) known.hosts.push(hostname)
    companies.set(company, known)
  }
  return [...companies.values()].sort((a, b) => a.company.localeCompare(b.company))
}
