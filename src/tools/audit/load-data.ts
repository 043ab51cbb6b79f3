import { readFileSync } from 'node:fs'
import { findPeer } from '../find-peer'
import { loadLists, type Lists } from '../lists/load-lists'
import type { ControlKind } from './answer/control-texts'
import type { AuditCategory, StoredKind } from './audit-facts'

/** A service of the catalogue, as in `dist/services.json`. */
export interface CatalogueService {
  name: string
  title: string
  category: Exclude<AuditCategory, 'unknown'>
  purpose: string
  company: { name: string; country: string }
  privacyUrl: string
  /** Host or host/path. */
  hosts: string[]
  /** The format of the id that the service is loaded with; absent if it cannot be loaded by id. */
  id?: { pattern: string; example: string }
  stores: { name: string; kinds?: StoredKind[]; purpose: string; duration: string }[]
}
/** The reference data of an audit. */
export interface AuditData {
  services: CatalogueService[]
  /** Category by host or host/path, from the list of the guard. */
  trackingHosts: Map<string, Exclude<AuditCategory, 'unknown'>>
  /** Company and kind (`ad`, `analytics`, …) by host, from third-party-web; empty if it is not installed. */
  companies: Map<string, { company: string; kind: string }>
  /** Hosts that pages need, such as those of payment and sign-in, and that complete lists name; some without subdomains. */
  needed?: ReadonlyMap<string, 'all' | 'itself'>
  /** The lists of `lists update`; absent in tests that need none. */
  lists?: Lists
  /** Texts of buttons in the languages of this package. */
  controlTexts: Partial<Record<ControlKind, ReadonlySet<string>>>
}

const read = (file: URL | string): unknown =>
  JSON.parse(readFileSync(typeof file === 'string' ? new URL(file) : file, 'utf8'))
const readOwn = (name: string): unknown => {
  try {
    return read(new URL(name, import.meta.url))
  } catch {
    return null
  }
}

/** Returns the catalogue of services that the build wrote next to this file; empty if it is missing. */
export const loadServices = (): CatalogueService[] => (readOwn('./services.json') ?? []) as CatalogueService[]

/** Returns the category by host or host/path. */
export function loadTrackingHosts(): AuditData['trackingHosts'] {
  const hosts = (readOwn('./tracking-hosts.json') ?? {}) as Record<string, Exclude<AuditCategory, 'unknown'>>
  return new Map(Object.entries(hosts))
}

function loadNeededHosts(): Map<string, 'all' | 'itself'> {
  const { hosts = [], frontDoors = [] } = (readOwn('./needed-hosts.json') ?? {}) as Record<string, string[]>
  return new Map([...frontDoors.map(host => [host, 'itself'] as const), ...hosts.map(host => [host, 'all'] as const)])
}

function loadCompanies(): AuditData['companies'] {
  const peer = findPeer('third-party-web')
  if (peer === null) return new Map()
  const entities = read(new URL('../dist/entities-nostats.json', peer).href) as {
    name: string
    company?: string
    category?: string
    domains: string[]
  }[]
  return new Map(
    entities.flatMap(({ name, company, category, domains }) =>
      domains.map(domain => [domain.replace(/^\*\./, ''), { company: company ?? name, kind: category ?? '' }] as const),
    ),
  )
}

/** Reads the catalogue, the host list, the companies, the downloaded lists and the texts of buttons. */
export function loadData(): AuditData {
  const texts = (readOwn('./control-texts.json') ?? {}) as Partial<Record<ControlKind, string[]>>
  return {
    services: loadServices(),
    trackingHosts: loadTrackingHosts(),
    companies: loadCompanies(),
    needed: loadNeededHosts(),
    lists: loadLists(),
    controlTexts: Object.fromEntries(Object.entries(texts).map(([kind, list]) => [kind, new Set(list)])),
  }
}
