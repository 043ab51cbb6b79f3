import type { Query, Row } from '../database'

/** The most days of which hours are kept and compared. */
const DAYS = 7
/** With how many hours of other days an hour is compared at least, and how many decisions are usual then. */
const LEAST_DAYS = 3
const LEAST_HOUR = 20
/** Fewer than a quarter of what is usual, or more than four times as many. */
const FACTOR = 4
/** The decisions of a day that say something about its rates. */
const LEAST_DAY = 100
/** By how much the share of accepted decisions has to change. */
const SHARE = 0.1

/** What an address is told. */
export interface Alert {
  readonly alert: 'receiving' | 'rates' | 'errors'
  /** Null for the whole server. */
  readonly site: string | null
  /** `fewer`, `more` or `usual`. */
  readonly change: 'fewer' | 'more' | 'usual'
  readonly value: number
  /** What was usual before. */
  readonly usual: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const rounded = (share: number): number => Math.round(share * 1000) / 1000
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

/** Returns how an hour compares with the same hour of the days before. */
function verdictOf(count: number, before: readonly number[]): { change: Alert['change']; usual: number } | null {
  if (before.length < LEAST_DAYS) return null
  const usual = median(before)
  if (usual < LEAST_HOUR) return null
  return { change: count * FACTOR < usual ? 'fewer' : count > usual * FACTOR ? 'more' : 'usual', usual }
}

/** The decisions of a site by day. */
interface SiteTotals {
  readonly name: string
  readonly days: Map<string, number>
}

/** Reads the sums of decisions for today and yesterday, by the site's id. Sites with few decisions have no usual number. */
async function totals(query: Query, now: number): Promise<Map<string, SiteTotals>> {
  const rows = await query(
    `select d.id, d.name, c.day, sum(c.count) as count from domain d join "consentCount" c on c.site = d.id
     where c.dimension = 'all' and c.action not in ('shown', 'ignored') and c.day between $1 and $2
     group by d.id, d.name, c.day`,
    [dayOf(now - DAY), dayOf(now)],
  )
  const sites = new Map<string, SiteTotals>()
  for (const { id, name, day, count } of rows) {
    const site = sites.get(String(id)) ?? { name: String(name), days: new Map<string, number>() }
    site.days.set(String(day), Number(count))
    sites.set(String(id), site)
  }
  for (const [id, { days }] of sites) if ([...days.values()].every(count => count < LEAST_HOUR)) sites.delete(id)
  return sites
}

/** Returns the decisions in an hour since the sample before; null if that is from before yesterday. */
function countSince(before: Row | undefined, days: ReadonlyMap<string, number>, now: number): number | null {
  if (!before) return null
  const then = Date.parse(String(before.at))
  const [today, day] = [dayOf(now), dayOf(then)]
  if (day !== today && day !== dayOf(now - DAY)) return null
  const since = (days.get(day) ?? 0) - Number(before.total) + (day === today ? 0 : (days.get(today) ?? 0))
  return Math.round((since * HOUR) / Math.max(now - then, 1))
}

/** Compares the decisions of the last hour with the same hour of the days before, and keeps them. */
async function changedReceiving(query: Query, hour: string, now: number): Promise<Alert[]> {
  const sites = await totals(query, now)
  const samples = await query(
    `select site, hour, at, total, count, change from "consentHour"
     where site = any($1) and (hour like $2 or hour >= $3) order by hour desc`,
    [[...sites.keys()], `%T${hour.slice(11)}`, dayOf(now - DAY)],
  )
  const samplesOf = new Map<string, Row[]>()
  for (const sample of samples) {
    const site = String(sample.site)
    samplesOf.set(site, [...(samplesOf.get(site) ?? []), sample])
  }
  const alerts: Alert[] = []
  const kept = [...sites].map(([site, { name, days }]) => {
    const [before, ...earlier] = samplesOf.get(site) ?? []
    const count = countSince(before, days, now)
    const usualCounts = [before, ...earlier].flatMap(sample =>
      sample && String(sample.hour).slice(11) === hour.slice(11) && sample.count !== null ? [Number(sample.count)] : [],
    )
    const verdict = count === null ? null : verdictOf(count, usualCounts)
    const changed = String(before?.change ?? 'usual')
    if (verdict && verdict.change !== changed)
      alerts.push({ alert: 'receiving', site: name, change: verdict.change, value: count!, usual: verdict.usual })
    const total = days.get(dayOf(now)) ?? 0
    return { site, hour, at: new Date(now).toISOString(), total, count, change: verdict?.change ?? changed }
  })
  await query(
    `insert into "consentHour" (site, hour, at, total, count, change)
     select site, hour, at, total, count, change from json_to_recordset($1::json)
       as r(site text, hour text, at text, total bigint, count bigint, change text) on conflict do nothing`,
    [JSON.stringify(kept)],
  )
  return alerts
}

/** Compares how many visitors accepted yesterday with the days before. */
async function changedRates(query: Query, now: number): Promise<Alert[]> {
  const rows = await query(
    `select d.name, sum(c.count) filter (where c.day = $1) as new,
       sum(c.count) filter (where c.day = $1 and c.action = 'accept_all') as "newAccepted",
       sum(c.count) filter (where c.day < $1) as old,
       sum(c.count) filter (where c.day < $1 and c.action = 'accept_all') as "oldAccepted"
     from "consentCount" c join domain d on d.id = c.site
     where c.dimension = 'all' and c.action not in ('shown', 'ignored') and c.day between $2 and $1 group by d.name`,
    [dayOf(now - DAY), dayOf(now - (DAYS + 1) * DAY)],
  )
  return rows.flatMap(row => {
    const [count, before] = [Number(row.new ?? 0), Number(row.old ?? 0)]
    if (count < LEAST_DAY || before < LEAST_DAY) return []
    const [value, usual] = [Number(row.newAccepted ?? 0) / count, Number(row.oldAccepted ?? 0) / before]
    // The difference of 0.6 and 0.5 is a little less than a tenth.
    if (Math.abs(value - usual) < SHARE - Number.EPSILON) return []
    const change = value < usual ? 'fewer' : 'more'
    return { alert: 'rates', site: String(row.name), change, value: rounded(value), usual: rounded(usual) } as const
  })
}

/**
 * Finds sites that receive fewer or more decisions than usual, and, once a day, those whose share of accepted decisions has
 * changed. To be called after each full hour. Of several processes one finds them.
 * @param now milliseconds since 1970
 */
export async function findAlerts(query: Query, now: number): Promise<Alert[]> {
  const hour = new Date(now - HOUR).toISOString().slice(0, 13)
  const [taken] = await query(
    `insert into "consentHour" (site, hour, at, total, change) values ('', $1, '', 0, '') on conflict do nothing returning hour`,
    [hour],
  )
  if (!taken) return []
  await query('delete from "consentHour" where hour < $1', [dayOf(now - (DAYS + 1) * DAY)])
  const receiving = await changedReceiving(query, hour, now)
  return new Date(now).getUTCHours() === 0 ? [...receiving, ...(await changedRates(query, now))] : receiving
}
