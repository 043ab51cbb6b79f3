import type { Query } from '../database'
import type { Overview } from './overview'
import { comparedPeriod } from './period'
import { readDays, sumOf } from './read-counts'
import type { Reader } from './reader'
import type { Viewer } from './viewer'

/** Reads the sums that the reader's period is compared with, and how to name them; null for nothing. */
export async function readCompared(
  query: Query,
  { period, sites, ids, shown }: Reader,
  { t }: Viewer,
): Promise<Overview['compared']> {
  const other = comparedPeriod(period)
  if (!other) return null
  const [kind, name = ''] = period.compare.split(/:(.*)/s)
  const site = sites.find(({ id }) => id === name)
  const visible = kind === 'site' ? (site ? [site.id] : []) : shown
  const counts = sumOf(await readDays(query, { period: other, sites: visible ?? ids }))
  if (kind === 'site') return { counts, title: site?.name ?? t('unknown') }
  return { counts, title: kind === 'version' ? name : `${other.from} – ${other.to}` }
}
