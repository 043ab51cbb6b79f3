import type { KnownList, ListedRequest } from './known-list'
import { suffixes } from './suffixes'

/** On which pages a rule, or its exception, applies. Absent: on all. */
interface Scope {
  domains?: string[]
}
interface Rule {
  /** A regular expression for the address. */
  rule: string
  action?: string
  options?: Scope
  exceptions?: Scope
}
interface Tracker {
  owner?: { name?: string; displayName?: string }
  default?: string
  categories?: string[]
  rules?: Rule[]
}

const measures = /analytics|audience|session replay|research/i
const advertises = /advertis|ad motivated|ad fraud|marketing/i
const plays = /embedded content|social/i

function categoryOf({ categories = [] }: Tracker): ListedRequest['category'] {
  const all = categories.join(', ')
  if (/(^|, )(Advertising|Ad Motivated Tracking)/.test(all)) return 'marketing'
  if (measures.test(all)) return 'measurement'
  return !advertises.test(all) && plays.test(all) ? 'experience' : 'marketing'
}

const isOn = ({ domains }: Scope, page: URL) =>
  domains === undefined || suffixes(page.hostname).some(name => domains.includes(name))

/**
 * Reads `tds.json` of DuckDuckGo: https://github.com/duckduckgo/tracker-blocklists/blob/main/web/README.md.
 * @throws Error if the text is something else
 */
export function readDuckDuckGo(text: string): KnownList {
  const data = JSON.parse(text) as {
    trackers?: Record<string, Tracker>
    domains?: Record<string, string>
    entities?: Record<string, { displayName?: string }>
  }
  if (typeof data.trackers !== 'object' || data.trackers === null) throw new Error('it has no trackers')
  const trackers = new Map(Object.entries(data.trackers))
  const owners = new Map(Object.entries(data.domains ?? {}))
  const names = new Map(Object.entries(data.entities ?? {}))
  if (trackers.size === 0) throw new Error('it has no hosts')
  return {
    size: trackers.size,
    find: (url, page) => {
      const tracker = suffixes(url.hostname)
        .map(name => trackers.get(name))
        .find(found => found !== undefined)
      if (tracker === undefined) return null
      const rule = (tracker.rules ?? []).find(
        one => (one.options === undefined || isOn(one.options, page)) && new RegExp(one.rule, 'i').test(url.href),
      )
      const isException = rule?.action === 'ignore' || (rule?.exceptions !== undefined && isOn(rule.exceptions, page))
      if (isException || (rule === undefined && tracker.default !== 'block')) return null
      return {
        category: categoryOf(tracker),
        company: tracker.owner?.displayName ?? tracker.owner?.name ?? null,
        wholeHost: tracker.default === 'block',
      }
    },
    companyOf: hostname => {
      const owner = suffixes(hostname)
        .map(name => owners.get(name))
        .find(found => found !== undefined)
      return owner === undefined ? null : (names.get(owner)?.displayName ?? owner)
    },
  }
}
