import type { Overview } from './overview'

/** The fewest days of a chart. */
const LEAST = 7

/**
 * Returns the days that the chart shows. If more than half of the period is before the first count, as on a new site, the
 * chart begins on the day before that count: otherwise its lines would stand in one edge. The table has all days.
 */
export function chartDays(days: Overview['days']): Overview['days'] {
  const first = days.findIndex(({ counts }) => Object.values(counts).some(count => count > 0))
  if (first <= days.length / 2) return days
  return days.slice(Math.max(0, Math.min(first - 1, days.length - LEAST)))
}
