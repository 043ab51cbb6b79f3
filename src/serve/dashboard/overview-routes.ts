import { Hono } from 'hono'
import { csvLine } from '../csv-line'
import type { Query } from '../database'
import type { Settings } from '../settings'
import type { Overview } from './overview'
import { overviewPage } from './overview-page'
import { comparedPeriod } from './period'
import { readDays, readHosts, readInTime, readSums, sumOf } from './read-counts'
import { readRetention } from './read-retention'
import { type DashboardEnv, type Reader, readReader } from './reader'
import { rollMonths } from './roll-months'
import { textsPage } from './texts-page'
import type { Text } from './texts/english-texts'
import type { Viewer } from './viewer'

/** Sums up past months in the background, once a day. Without it, pages read the days. */
function rollEachDay(query: Query, now: () => number): () => void {
  let day = -1
  const run = async () => {
    while (await rollMonths(query, now()));
  }
  return () => {
    const today = Math.floor(now() / 86_400_000)
    if (day === today) return
    day = today
    // A standby accepts no rows, and another process may be at it.
    run().catch(() => {})
  }
}

/** Reads the sums that the reader's period is compared with, and how to name them; null for nothing. */
async function readCompared(
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

/** The dimensions of the overview. */
const titles = {
  country: 'Country',
  language: 'Language',
  version: 'Banner version',
  device: 'Device',
  surface: 'Surface',
} as const satisfies Record<string, Text>

/** The pages of the counts: over time, by value, and by text and layout. No page reads the decisions. */
export function overviewRoutes(
  { query: write, replica: query }: { query: Query; replica: Query },
  { countsBanners, countsHosts }: Settings,
  now: () => number,
) {
  const roll = rollEachDay(write, now)
  const app = new Hono<DashboardEnv>()

  app.get('/', async c => {
    roll()
    const reader = await readReader(c, query, now())
    const { sites, ids, period, shown } = reader
    const [days, sums, retention, compared] = await Promise.all([
      readDays(query, { period, sites: shown }),
      readSums(query, { period, sites: shown }),
      readRetention(query, ids),
      readCompared(query, reader, c.get('viewer')),
    ])
    return c.html(
      overviewPage(
        {
          period,
          sites,
          days,
          categories: sums.categories,
          values: Object.entries(titles).map(([dimension, title]) => ({
            dimension,
            title,
            values: sums.values.get(dimension) ?? [],
          })),
          retention,
          compared,
          countsBanners,
        },
        c.get('viewer'),
      ),
    )
  })
  app.get('/counts.csv', async c => {
    const { period, shown } = await readReader(c, query, now())
    const rows = await readDays(query, { period, sites: shown })
    const columns = ['shown', 'accepted', 'rejected', 'customized', 'ignored'] as const
    const text = rows.map(({ day, counts }) => csvLine([day, ...columns.map(name => counts[name])]))
    return c.body(csvLine(['day', ...columns]) + text.join(''), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="counts.csv"',
    })
  })

  app.get('/texts', async c => {
    const { sites, period, shown } = await readReader(c, query, now())
    const [texts, layouts, hosts] = await Promise.all([
      readInTime(query, { period, sites: shown }, 'text'),
      readInTime(query, { period, sites: shown }, 'layout'),
      countsHosts ? readHosts(query, { period, sites: shown }) : null,
    ])
    const rows = await query('select hash, language, content from "consentNotice" where hash = any($1)', [
      texts.map(({ value }) => value),
    ])
    const notices = new Map(
      rows.map(({ hash, language, content }) => [
        String(hash),
        { language: String(language), content: String(content) },
      ]),
    )
    return c.html(textsPage({ period, sites, texts, notices, layouts, countsBanners, hosts }, c.get('viewer')))
  })
  return app
}
