import type { Query } from '../database'
import { daysOf, type Period } from './period'
import { partsOf } from './roll-months'

/** What the counts of one day or one value say. */
export interface Counts {
  readonly shown: number
  readonly accepted: number
  readonly rejected: number
  readonly customized: number
  readonly ignored: number
}

/** The actions in the table of counts. */
const actions: Record<string, keyof Counts> = {
  accept_all: 'accepted',
  reject_all: 'rejected',
  opt_out: 'rejected',
  custom: 'customized',
  shown: 'shown',
  ignored: 'ignored',
}

type Totals = { -readonly [Name in keyof Counts]: number }
const none = (): Totals => ({ shown: 0, accepted: 0, rejected: 0, customized: 0, ignored: 0 })

/** The decisions among the counts. */
export const decisionsOf = ({ accepted, rejected, customized }: Counts): number => accepted + rejected + customized

/** The most values of a dimension that are listed. */
const MOST = 50

/** @param at the parameter with the ids of the sites; null for all */
const siteIs = (at: number) => `($${at}::text[] is null or site = any($${at}))`

/** The period of a page, and the ids of the sites that its reader may see; null for all. */
export interface Shown {
  readonly period: Period
  readonly sites: readonly string[] | null
}

/** Reads the counts of each day of a period, days without one included. */
export async function readDays(query: Query, { period, sites }: Shown): Promise<{ day: string; counts: Counts }[]> {
  const rows = await query(
    `select day, action, sum(count) as count from "consentCount"
     where day between $1 and $2 and ${siteIs(3)} and dimension = $4 and value = $5 group by day, action`,
    [period.from, period.to, sites, period.by, period.value],
  )
  const days = new Map(daysOf(period).map(day => [day, none()]))
  for (const { day, action, count } of rows) {
    const name = actions[String(action)]
    const sums = days.get(String(day))
    if (name && sums) sums[name] += Number(count)
  }
  return [...days].map(([day, counts]) => ({ day, counts }))
}

/** Adds the counts of several days. */
export function sumOf(days: readonly { counts: Counts }[]): Counts {
  const sums = none()
  for (const { counts } of days) for (const name of Object.keys(sums) as (keyof Counts)[]) sums[name] += counts[name]
  return sums
}

/** The sums of a period, by dimension. */
export interface Sums {
  /** The counts of each value, the most frequent first. */
  readonly values: ReadonlyMap<string, { value: string; counts: Counts }[]>
  /** How many decisions granted and refused each category. */
  readonly categories: { name: string; granted: number; denied: number }[]
}

/**
 * Reads the sums of all dimensions in one statement, so that the counts of the period are read once: of whole months their
 * sums, otherwise those of the days. The database chooses the most frequent values.
 */
export async function readSums(query: Query, { period, sites }: Shown): Promise<Sums> {
  const { months, first, last } = await partsOf(query, period)
  const rows = await query(
    `with parts as (
       select dimension, value, action, count from unnest($1::text[], $2::text[]) as part(first, last)
         join "consentCount" on day between part.first and part.last and ${siteIs(4)}
       union all
       select dimension, value, action, count from "consentCountMonth" where month = any($3) and ${siteIs(4)}
     ), sums as (
       select dimension, value, action, sum(count) as count from parts
       where dimension not in ('all', 'text', 'layout', 'rolled') group by dimension, value, action
     ), wholes as (
       select dimension, value, row_number() over (
         partition by dimension order by sum(case when action in ('shown', 'ignored') then 0 else count end) desc, value
       ) as place from sums group by dimension, value
     )
     select dimension, value, action, count from sums join wholes using (dimension, value) where place <= ${MOST}`,
    [first, last, months, sites],
  )
  const dimensions = new Map<string, Map<string, Totals>>()
  const categories = new Map<string, { name: string; granted: number; denied: number }>()
  for (const row of rows) {
    const [dimension, value, action] = [row.dimension, row.value, row.action].map(String) as [string, string, string]
    if (dimension === 'category') {
      const entry = categories.get(value) ?? { name: value, granted: 0, denied: 0 }
      if (action === 'granted' || action === 'denied') entry[action] += Number(row.count)
      categories.set(value, entry)
      continue
    }
    const name = actions[action]
    if (!name) continue
    const values = dimensions.get(dimension) ?? new Map<string, Totals>()
    const totals = values.get(value) ?? none()
    totals[name] += Number(row.count)
    dimensions.set(dimension, values.set(value, totals))
  }
  return {
    values: new Map(
      [...dimensions].map(([dimension, values]) => [
        dimension,
        [...values]
          .map(([value, counts]) => ({ value, counts }))
          .toSorted((a, b) => decisionsOf(b.counts) - decisionsOf(a.counts) || a.value.localeCompare(b.value))
          .slice(0, MOST),
      ]),
    ),
    categories: [...categories.values()].toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}

/** The counts of a notice or a layout, and when visitors saw it. */
export interface ValueInTime {
  readonly value: string
  readonly firstDay: string
  readonly lastDay: string
  readonly counts: Counts
}

/** Reads the counts of the latest values of a dimension, in the order of their first days. */
export async function readInTime(
  query: Query,
  { period: { from, to }, sites }: Shown,
  dimension: 'text' | 'layout',
): Promise<ValueInTime[]> {
  const rows = await query(
    `select value, action, sum(count) as count, min(day) as first, max(day) as last from "consentCount"
     where dimension = $4 and day between $1 and $2 and ${siteIs(3)} group by value, action`,
    [from, to, sites, dimension],
  )
  const found = new Map<string, { value: string; firstDay: string; lastDay: string; counts: Totals }>()
  for (const { value, action, count, first, last } of rows) {
    const name = actions[String(action)]
    if (!name) continue
    const entry = found.get(String(value)) ?? {
      value: String(value),
      firstDay: String(first),
      lastDay: String(last),
      counts: none(),
    }
    if (String(first) < entry.firstDay) entry.firstDay = String(first)
    if (String(last) > entry.lastDay) entry.lastDay = String(last)
    entry.counts[name] += Number(count)
    found.set(entry.value, entry)
  }
  return [...found.values()].toSorted((a, b) => a.firstDay.localeCompare(b.firstDay)).slice(-MOST)
}

/** A third party before consent that no list knows. */
export interface UnlistedHost {
  readonly host: string
  readonly firstDay: string
  readonly lastDay: string
  /** The number of pages that have requested something from it. */
  readonly pages: number
}

/** Reads the third parties that no list knows, the newest first. */
export async function readHosts(query: Query, { period: { from, to }, sites }: Shown): Promise<UnlistedHost[]> {
  const rows = await query(
    `select value, sum(count) as count, min(day) as first, max(day) as last from "consentCount"
     where dimension = 'host' and day between $1 and $2 and ${siteIs(3)} group by value order by first desc, value limit ${MOST}`,
    [from, to, sites],
  )
  return rows.map(({ value, count, first, last }) => ({
    host: String(value),
    firstDay: String(first),
    lastDay: String(last),
    pages: Number(count),
  }))
}
