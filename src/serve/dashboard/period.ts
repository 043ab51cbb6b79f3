/** Which counts a page of the dashboard shows. */
export interface Period {
  /** The first and the last day, as `2026-11-25`, in UTC. */
  readonly from: string
  readonly to: string
  /** The id of a site; empty for all. */
  readonly site: string
  /** A dimension of the counts and its value, such as `country` and `DE`; `all` and an empty text for every decision. */
  readonly by: string
  readonly value: string
  /** What to compare with: `before`, `year`, `site:` and an id, or `version:` and its name; empty for nothing. */
  readonly compare: string
}

/** The dimensions of the counts that a period can be limited to. */
export const dimensions = ['country', 'language', 'version', 'device', 'surface', 'layout', 'text'] as const

const DAY = 86_400_000
/** The longest period, in days. */
const MOST = 1100

const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text!))
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/**
 * Reads a period from the query of an address. What is missing or invalid gets the default: the last 30 days.
 * @param now milliseconds since 1970
 */
export function readPeriod(query: (name: string) => string | undefined, now: number): Period {
  const given = [query('from'), query('to')].map(day => (isDay(day) ? day : undefined))
  const to = given[1] ?? dayOf(now)
  const earliest = dayOf(Date.parse(to) - MOST * DAY)
  const from = given[0] && given[0] <= to ? given[0] : dayOf(Date.parse(to) - 29 * DAY)
  const by = dimensions.find(name => name === query('by'))
  return {
    from: from < earliest ? earliest : from,
    to,
    site: (query('site') ?? '').slice(0, 255),
    by: by ?? 'all',
    value: by ? (query('value') ?? '').slice(0, 128) : '',
    compare: /^(before|year|(site|version):.{1,255})$/.exec(query('compare') ?? '')?.[0] ?? '',
  }
}

/** @returns each day of a period, the first one first */
export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY + 1 }, (_, at) => dayOf(Date.parse(from) + at * DAY))

const shifted = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY)
/** The same day of the year before; of a leap day, the first of March. */
const yearBefore = (day: string): string => dayOf(Date.parse(`${Number(day.slice(0, 4)) - 1}${day.slice(4)}`) || 0)

/** @returns the period that another one is compared with, or null */
export function comparedPeriod(period: Period): Period | null {
  const { compare, from, to } = period
  if (compare === 'before') {
    const length = daysOf(period).length
    return { ...period, from: shifted(from, -length), to: shifted(from, -1) }
  }
  if (compare === 'year') return { ...period, from: yearBefore(from), to: yearBefore(to) }
  const [, kind, name] = /^(site|version):(.*)$/.exec(compare) ?? []
  if (kind === 'site') return { ...period, site: name! }
  return kind === 'version' ? { ...period, by: 'version', value: name! } : null
}
