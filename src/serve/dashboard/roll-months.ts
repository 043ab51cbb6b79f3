import type { Query } from '../database'
import type { Period } from './period'

/** The row that says that a month is complete. It is written together with the sums of the month. */
const DONE = 'rolled'

/** A month is complete when all servers have left it, whatever their clocks say. In milliseconds. */
const SLACK = 2 * 86_400_000
/** The most months that one call sums up, so that the first one after an upgrade stays short. */
const MOST = 3

const ROLL = `
with days as (
  select site, dimension, value, action, sum(count) as count from "consentCount"
  where day between $1 || '-01' and $1 || '-31' and dimension not in ('all', 'text', 'layout')
  group by site, dimension, value, action
)
insert into "consentCountMonth" (month, site, dimension, value, action, count)
select $1, site, dimension, value, action, count from days
union all select $1, '', '${DONE}', '', '', 0
on conflict do nothing`

/**
 * Sums up the counts of months that are over, so that a page about years reads some thousand rows. The counts of a day do not
 * change after it, and erasures do not touch them.
 * @param now milliseconds since 1970
 * @returns whether there are more
 */
export async function rollMonths(query: Query, now: number): Promise<boolean> {
  const end = new Date(now - SLACK).toISOString().slice(0, 7)
  // Each step finds one month by the index.
  const rows = await query(
    `with recursive months as (
       (select left(day, 7) as month from "consentCount" order by day limit 1)
       union all
       select (select left(day, 7) from "consentCount" where day > months.month || '-99' order by day limit 1)
       from months where months.month is not null
     )
     select month from months where month < $1 and not exists
       (select 1 from "consentCountMonth" m where m.month = months.month and m.dimension = '${DONE}')
     order by month limit ${MOST + 1}`,
    [end],
  )
  for (const { month } of rows.slice(0, MOST)) await query(ROLL, [month])
  return rows.length > MOST
}

/** The parts of a period. */
export interface PeriodParts {
  /** Whole months that are summed up. */
  readonly months: readonly string[]
  /** The first and last days of what is between and around them. */
  readonly first: readonly string[]
  readonly last: readonly string[]
}

const lastOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)

/** Divides a period into whole months that are summed up, and the other days. */
export async function partsOf(query: Query, { from, to }: Pick<Period, 'from' | 'to'>): Promise<PeriodParts> {
  const rows = await query(
    `select month from "consentCountMonth" where month between $1 and $2 and site = '' and dimension = '${DONE}' order by month`,
    [from.slice(0, 7), to.slice(0, 7)],
  )
  const months = rows.map(({ month }) => String(month)).filter(month => `${month}-01` >= from && lastOf(month) <= to)
  // Days are compared as texts: a day that no month has, such as 2026-02-99, still ends its month.
  const edges = [from, ...months.flatMap(month => [`${month}-00`, `${month}-99`]), to]
  return {
    months,
    first: edges.filter((_, at) => at % 2 === 0),
    last: edges.filter((_, at) => at % 2 === 1),
  }
}
