import { Hono } from 'hono'
import { csvLine } from '../csv-line'
import type { Query } from '../database'
import type { Settings } from '../settings'
import { overviewPage } from './overview-page'
import { readCompared } from './read-compared'
import { readDays, readHosts, readInTime, readSums } from './read-counts'
import { readReader, type DashboardEnv } from './reader'
import { readRetention } from './read-retention'
import { rollEachDay } from './roll-each-day'
import { textsPage } from './texts-page'
import type { Text } from './texts/english-texts'

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
