import type { Context } from 'hono'
import type { Query } from '../database'
import type { Person } from '../access/person'
import { readPeriod, type Period } from './period'
import { readSites, type SiteName } from './read-sites'
import type { Viewer } from './viewer'

/** A call of the dashboard, with who calls. */
export interface DashboardEnv {
  readonly Variables: { person: Person; viewer: Viewer }
}

/** What the reader of a page sees. */
export interface Reader {
  readonly person: Person
  /** The sites that the person may see. */
  readonly sites: readonly SiteName[]
  /** Their ids; null for all, so that no statement needs a list. */
  readonly ids: readonly string[] | null
  readonly period: Period
  /** The ids that the page is about: the chosen site, or else `ids`. */
  readonly shown: readonly string[] | null
}

/**
 * Reads what a call may show. A site that the person may not see is treated like one that does not exist.
 * @param now milliseconds since 1970
 */
export async function readReader(c: Context<DashboardEnv>, query: Query, now: number): Promise<Reader> {
  const person = c.get('person')
  const sites = await readSites(query, person.sites)
  const ids = person.sites.length === 0 ? null : sites.map(({ id }) => id)
  const period = readPeriod(name => c.req.query(name), now)
  const mayShow = ids === null || ids.includes(period.site)
  return { person, sites, ids, period, shown: period.site === '' ? ids : mayShow ? [period.site] : [] }
}
