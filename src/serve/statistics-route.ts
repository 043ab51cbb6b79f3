import { Hono, type Context } from 'hono'
import { isHostName } from '../consent/is-host-name'
import type { CountedValue } from './counted-values'
import type { Database } from './database'
import type { Usage } from './rate-limit'
import { siteName } from './site-name'

/** The events by their actions in the counts. */
const actions: Readonly<Record<string, string>> = {
  shown: 'shown',
  ignored: 'ignored',
  accepted: 'accept_all',
  rejected: 'reject_all',
  customized: 'custom',
}
/** Events that only the page knows. Decisions are counted when they are stored: only their layout is counted here. */
const events = new Set(['shown', 'ignored'])
/** Returns whether a text is a host name, in which `*` stands for a part that may be made for one visitor. */
const isCountedHost = (text: string): boolean => isHostName(text.replaceAll(/(^|\.)\*(?=\.)/g, '$1a'))
/** The most hosts of one message. */
const MOST_HOSTS = 10
/** How often the counts are written, in milliseconds. */
const INTERVAL = 2000
/** The most different counts that are kept between two writes. */
const MOST = 1000

interface StatisticsOptions {
  /** Counts a call. */
  readonly limit: (call: Context) => Promise<Usage>
  /** Returns whether a site has decisions. Calls for invented ones are not counted, and cost no statement. */
  readonly isKnownSite: (name: string) => Promise<boolean>
  readonly countedValue: CountedValue
  /** Whether third parties before consent that no list knows are counted too, by their hosts. */
  readonly countsHosts: boolean
}

/**
 * Receives the anonymous counts of banners: the event, the day, the language and the layout. The calls have no identifier, and
 * nothing about a visitor is kept.
 * @returns the routes, and a function that writes the counts that wait
 */
export function statisticsRoute(
  database: Database,
  { limit, isKnownSite, countedValue, countsHosts }: StatisticsOptions,
) {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0) return
    const rows = [...counts].map(([key, count]) => {
      const [day, site, dimension, value, action] = JSON.parse(key) as string[]
      return { day, site, dimension, value, action, count }
    })
    counts.clear()
    await database
      .query(
        `insert into "consentCount" (day, site, dimension, value, action, count)
         select r.day, d.id, r.dimension, r.value, r.action, sum(r.count) from json_to_recordset($1::json) as r(day text, site text,
           dimension text, value text, action text, count bigint) join domain d on d.name = r.site
         group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
         on conflict (day, site, dimension, value, action, chain) do update set count = "consentCount".count + excluded.count`,
        [JSON.stringify(rows)],
      )
      .catch(() => {}) // counts are not evidence; those of an outage are lost
  }

  const app = new Hono<{ Bindings: { connection?: string } }>()
  app.post('/', async c => {
    if ((await limit(c)).wait > 0) return c.body(null, 429)
    const origin = c.req.header('origin') ?? ''
    if (origin === 'null') return c.body(null, 403)
    const text = await c.req.text()
    const body = (() => {
      try {
        return JSON.parse(text) as Record<string, unknown> | null
      } catch {
        return null
      }
    })()
    const event = String(body?.event)
    const site = siteName(URL.canParse(origin) ? new URL(origin).host : (c.req.header('host') ?? ''))
    const action = Object.hasOwn(actions, event) ? actions[event]! : undefined
    const hosts = event === 'hosts' && countsHosts ? hostsIn(body?.hosts) : []
    if ((action === undefined && hosts.length === 0) || site === null || !(await isKnownSite(site)))
      return c.body(null, 204)
    const day = new Date().toISOString().slice(0, 10)
    const count = (dimension: string, value: string, counted: string): void => {
      const key = JSON.stringify([day, site.slice(0, 253), dimension, value, counted])
      if (counts.size < MOST || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
      timer ??= setTimeout(() => void flush(), INTERVAL).unref()
    }
    for (const host of hosts) count('host', await countedValue(site, 'host', host), 'requested')
    if (action === undefined) return c.body(null, 204)
    const language = textOf(body?.language, /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i).slice(0, 35)
    const layout = textOf(body?.layout, /^[\w -]{1,64}$/)
    const isEvent = events.has(event)
    const [countedLayout, countedLanguage] = await Promise.all([
      countedValue(site, 'layout', layout),
      isEvent ? countedValue(site, 'language', language) : '',
    ])
    for (const [dimension, value] of [
      ...(isEvent
        ? ([
            ['all', ''],
            ['language', countedLanguage],
          ] as const)
        : []),
      ['layout', countedLayout] as const,
    ])
      count(dimension, value, action)
    return c.body(null, 204)
  })
  return { app, flush }
}

/** Returns what a page has sent if it has a format, otherwise `unknown`. */
const textOf = (given: unknown, format: RegExp): string =>
  typeof given === 'string' && format.test(given) ? given : 'unknown'

/** Returns the host names in what a page has sent, each once. */
const hostsIn = (given: unknown): string[] => [
  ...new Set(
    (Array.isArray(given) ? given : [])
      .slice(0, MOST_HOSTS)
      .filter((host): host is string => typeof host === 'string' && isCountedHost(host)),
  ),
]
