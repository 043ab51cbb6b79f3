import type { Query } from './database'

/** The most different values of a dimension that a site has on a day, such as languages. More count as `other`. */
const MOST = 100
/** Of how many sites the values are remembered. */
const SITES = 2000
const DAY = 86_400_000

/**
 * Returns the value by which a decision is counted; at once if this process knows the value.
 * @param site the id or the name of a site that exists
 */
export type CountedValue = (site: string, dimension: string, value: string) => string | Promise<string>

/** What a process knows about the values of a site on a day. */
interface SiteValues {
  readonly values: Map<string, Set<string>>
  /** The statement that runs, for all that wait for it. */
  reading?: Promise<void> | undefined
}

/**
 * Limits the values that the counts by day are grouped by. Visitors can write most of them freely, and each new one is a
 * row that stays. A process that meets a new value reads those that the counts of the day have, so that the limit holds for
 * all processes on one database, and after a start. Values that processes meet within the same moment can exceed it.
 */
export function countedValues(query: Query, now: () => number = Date.now): CountedValue {
  let day = -1
  const sites = new Map<string, SiteValues>()

  function valuesOf(site: string): SiteValues {
    const today = Math.floor(now() / DAY)
    if (today !== day) {
      day = today
      sites.clear()
    }
    const found = sites.get(site) ?? { values: new Map() }
    sites.set(site, found)
    if (sites.size > SITES) sites.delete(sites.keys().next().value!)
    return found
  }

  async function read(site: string, { values }: SiteValues): Promise<void> {
    const rows = await query(
      `select distinct c.dimension, c.value from "consentCount" c join domain d on d.id = c.site
       where c.day = $1 and (d.id = $2 or d.name = $2) and c.value <> 'other'`,
      [new Date(day * DAY).toISOString().slice(0, 10), site],
    )
    for (const row of rows) setOf(values, String(row.dimension)).add(String(row.value))
  }

  return (site, dimension, value) => {
    const known = valuesOf(site)
    const values = setOf(known.values, dimension)
    if (values.has(value)) return value
    if (values.size >= MOST) return 'other'
    // A database that does not respond is no reason to refuse: then each process limits alone.
    known.reading ??= read(site, known)
      .catch(() => {})
      .finally(() => (known.reading = undefined))
    return known.reading.then(() => {
      if (values.size >= MOST && !values.has(value)) return 'other'
      values.add(value)
      return value
    })
  }
}

function setOf(values: Map<string, Set<string>>, dimension: string): Set<string> {
  const found = values.get(dimension) ?? new Set()
  values.set(dimension, found)
  return found
}
