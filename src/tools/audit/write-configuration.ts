import type { AuditRequest, StateName } from './audit-facts'
import type { AuditReport } from './audit-report'
import { loadData, type CatalogueService } from './load-data'
import { serviceIds } from './service-ids'

const names: readonly StateName[] = ['undecided', 'rejected', 'accepted', 'withdrawn']

/** Kinds of third-party-web that require consent, with their category. */
const kinds: Record<string, string> = {
  ad: 'marketing',
  marketing: 'marketing',
  social: 'marketing',
  analytics: 'measurement',
  video: 'experience',
  'customer-success': 'functionality',
}

const isUnder = (host: string, entry: string) => {
  const parent = entry.split('/')[0] ?? ''
  return host === parent || host.endsWith(`.${parent}`)
}

/** The options that match the observations, and the table for the privacy policy. */
export interface FittingOptions {
  /** Each with its id and own addresses, as `name=id;host=/path`, if the requests contain them. */
  services: string[]
  /** Hosts and paths that the guard's list lacks, by category. */
  trackingHosts: Record<string, string>
  /** Hosts of the guard's list that the site requires without consent. */
  exemptHosts: string[]
}

function hostKind(host: string, companies: ReadonlyMap<string, { kind: string }>): string | undefined {
  const labels = host.split('.')
  return labels.map((_, at) => companies.get(labels.slice(at).join('.'))?.kind).find(Boolean)
}

/** Returns options for `startConsentManager` that resolve the findings. */
export function fittingOptions({ states }: AuditReport): FittingOptions {
  const { services, companies, trackingHosts } = loadData()
  const all = names
    .flatMap(name => states[name].requests)
    .filter(({ thirdParty, ownAddress }) => thirdParty || ownAddress !== undefined)
  const addressesOf = (name: string): string =>
    [...new Set(all.flatMap(({ service, ownAddress }) => (service === name ? (ownAddress ?? []) : [])))]
      .map(address => `;host=${address}`)
      .join('')
  const stored = names.flatMap(name => [...states[name].cookies, ...states[name].storage])
  const ids = serviceIds(all, services)
  const used = new Set([...[...all, ...stored].flatMap(({ service }) => service ?? []), ...ids.keys()])
  const seenBefore = new Set(states.undecided.requests.map(({ host }) => host))
  const category = ({ host, category, tracker, listed }: AuditRequest): string | undefined => {
    if (listed) return category
    if (tracker || category === 'necessary') return undefined
    const known = kinds[hostKind(host, companies) ?? '']
    if (known) return known
    // The host is contacted only after acceptance, so the site itself treats it as optional.
    const isOptional = states.accepted.requests.some(other => other.host === host) && !seenBefore.has(host)
    return isOptional ? 'marketing' : undefined
  }
  const found = all.flatMap(request => {
    const value = category(request)
    return value === undefined ? [] : [[request.listed?.entry ?? request.host, value] as const]
  })
  const necessary = services.filter(({ name, category }) => category === 'necessary' && used.has(name))
  const exempt = necessary
    .flatMap(({ hosts }) => hosts)
    .filter(host => [...trackingHosts.keys()].some(entry => isUnder(host.split('/')[0] ?? '', entry)))
  return {
    services: services
      .filter(({ name, category }) => used.has(name) && category !== 'necessary')
      .flatMap(({ name }) => {
        const own = addressesOf(name)
        return ids.get(name)?.map(id => `${name}=${id}${own}`) ?? [name + own]
      }),
    trackingHosts: Object.fromEntries(found),
    exemptHosts: [...new Set(exempt)],
  }
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function declaration(services: readonly CatalogueService[]): string {
  const rows = services.flatMap(({ title, company, category, stores }) =>
    stores.length === 0
      ? [[title, company.name, category, '–', '–', '–']]
      : stores.map(({ name, purpose, duration }) => [title, company.name, category, name, purpose, duration]),
  )
  const head = ['Service', 'Company', 'Category', 'Stored', 'Purpose', 'Duration']
  return [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n')
}

/** Renders the configuration and the declaration table as text. */
export function writeConfiguration(report: AuditReport): string {
  const options = fittingOptions(report)
  const services = loadData().services.filter(({ name }) =>
    options.services.some(one => one.replace(/[=;].*/, '') === name),
  )
  const unknown = new Set(
    names.flatMap(name =>
      report.states[name].requests
        .filter(({ thirdParty, company, tracker }) => thirdParty && !tracker && company === 'unknown')
        .map(({ host }) => host)
        .filter(host => !(host in options.trackingHosts)),
    ),
  )
  const hosts = unknown.size === 0 ? '' : `\nUnknown hosts, check them by hand: ${[...unknown].join(', ')}\n`
  return `Configuration (check it before use; ids are those that the page requested)
Pass it to startConsentManager, or put it into the page:
<consent-banner><script type="application/json">…</script></consent-banner>

${JSON.stringify(options, null, 2)}
${hosts}
Declaration

${declaration(services)}
`
}
