import type { KnownList, ListedRequest } from './known-list'
import { suffixes } from './suffixes'

/**
 * Categories of the list that need consent, with ours. Content, fraud prevention, consent tools and scripts that recognise
 * devices for any reason, such as those of payment, are not among them.
 */
const categories: Readonly<Record<string, ListedRequest['category']>> = {
  Advertising: 'marketing',
  Analytics: 'measurement',
  Social: 'marketing',
  FingerprintingInvasive: 'measurement',
  Email: 'marketing',
  EmailAggressive: 'marketing',
  Cryptomining: 'marketing',
}

/** Companies with the addresses of their sites, and the hosts of each. */
type Companies = Record<string, Record<string, unknown>>[]

/**
 * Reads `services.json` of Disconnect.
 * @throws Error if the text is something else
 */
export function readDisconnect(text: string): KnownList {
  const { categories: groups } = JSON.parse(text) as { categories?: Record<string, Companies> }
  if (typeof groups !== 'object' || groups === null) throw new Error('it has no categories')
  const listed = new Map<string, ListedRequest>()
  const companies = new Map<string, string>()
  for (const [group, list] of Object.entries(groups))
    for (const [company, sites] of list.flatMap(entry => Object.entries(entry)))
      for (const host of Object.values(sites).flatMap(value => (Array.isArray(value) ? (value as unknown[]) : []))) {
        if (typeof host !== 'string') continue
        companies.set(host, company)
        const category = Object.hasOwn(categories, group) ? categories[group] : undefined
        // A host of two groups belongs to the first one: advertising precedes analytics and fingerprinting.
        if (category !== undefined && !listed.has(host)) listed.set(host, { category, company, wholeHost: true })
      }
  if (listed.size === 0) throw new Error('it has no hosts')
  const first = <Value>(map: ReadonlyMap<string, Value>, hostname: string) =>
    suffixes(hostname)
      .map(name => map.get(name))
      .find(value => value !== undefined) ?? null
  return {
    size: listed.size,
    find: ({ hostname }) => first(listed, hostname),
    companyOf: hostname => first(companies, hostname),
  }
}
