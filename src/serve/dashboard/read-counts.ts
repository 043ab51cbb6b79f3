import type { Query } from '../database'
import { daysOf, type Period } from './period'

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

type Sums = { -readonly [Name in keyof Counts]: number }
const none = (): Sums => ({ shown: 0, accepted: 0, rejected: 0, customized: 0, ignored: 0 })

/** The decisions among the counts. */
export const decisionsOf = ({ accepted, rejected, customized }: Counts): number => accepted + rejected + customized

/** The most values of a dimension that are listed. */
const MOST = 50

const siteIs = (at: number) => `($${at} = '' or site = $${at})`

/** Reads the counts of each day of a period, days without one included. */
export async function readDays(query: Query, period: Period): Promise<{ day: string; counts: Counts }[]> {
  const rows = await query(
    `select day, action, sum(count) as count from "consentCount"
     where day between $1 and $2 and ${siteIs(3)} and dimension = $4 and value = $5 group by day, action`,
    [period.from, period.to, period.site, period.by, period.value],
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

/** Reads the sums of a dimension, by value and action. */
const readSums = (query: Query, { from, to, site }: Period, dimension: string) =>
  query(
    `select value, action, sum(count) as count from "consentCount"
     where day between $1 and $2 and ${siteIs(3)} and dimension = $4 group by value, action`,
    [from, to, site, dimension],
  )

/** Reads the counts of each value of a dimension, the most frequent first. */
export async function readValues(
  query: Query,
  period: Period,
  dimension: string,
): Promise<{ value: string; counts: Counts }[]> {
  const rows = await readSums(query, period, dimension)
  const values = new Map<string, Sums>()
  for (const { value, action, count } of rows) {
    const name = actions[String(action)]
    if (!name) continue
    const sums = values.get(String(value)) ?? none()
    sums[name] += Number(count)
    values.set(String(value), sums)
  }
  return [...values]
    .map(([value, counts]) => ({ value, counts }))
    .toSorted((a, b) => decisionsOf(b.counts) - decisionsOf(a.counts) || a.value.localeCompare(b.value))
    .slice(0, MOST)
}

/** Reads how many decisions granted and refused each category. */
export async function readCategories(
  query: Query,
  period: Period,
): Promise<{ name: string; granted: number; denied: number }[]> {
  const rows = await readSums(query, period, 'category')
  const categories = new Map<string, { name: string; granted: number; denied: number }>()
  for (const { value, action, count } of rows) {
    const name = String(value)
    const entry = categories.get(name) ?? { name, granted: 0, denied: 0 }
    if (action === 'granted' || action === 'denied') entry[action] += Number(count)
    categories.set(name, entry)
  }
  return [...categories.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}
