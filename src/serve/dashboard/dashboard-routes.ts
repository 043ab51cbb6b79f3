import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { secureHeaders } from 'hono/secure-headers'
import { csvLine } from '../csv-line'
import type { Database } from '../database'
import { exportDecisions } from '../export-decisions'
import { rateLimit } from '../rate-limit'
import { verifyReceipts } from '../verify-receipts'
import script from './client.bundle'
import styles from './dashboard.css'
import chartStyles from 'uplot/dist/uPlot.min.css'
import { decisionsPage } from './decisions-page'
import { findDecisions } from './find-decisions'
import { loginPage } from './login-page'
import { overviewPage } from './overview-page'
import { dimensions, readPeriod } from './period'
import { problemPage } from './problem-page'
import { readDays, readSums } from './read-counts'
import { readRetention } from './read-retention'
import { readSites } from './read-sites'
import { receiptsPage } from './receipts-page'
import { sessions } from './session'
import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Compares a token in constant time.
 * @param digest the SHA-256 of the right token, in hexadecimal digits
 */
const isToken = (given: string, digest: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), Buffer.from(digest, 'hex'))

/** The attempts to log in from one address within a minute. */
const ATTEMPTS = 10
/** The largest body of a login, in bytes. */
const LOGIN_BODY = 4096
/** The largest receipts that can be verified, in bytes, and their number. */
const RECEIPTS_BODY = 1_000_000
const MOST_RECEIPTS = 100
const DAY = 86_400_000

const titles: Record<(typeof dimensions)[number], string> = {
  country: 'Country',
  language: 'Language',
  version: 'Banner version',
  device: 'Device',
  surface: 'Surface',
}

interface DashboardOptions {
  readonly database: Database
  /** The SHA-256 of the token, in hexadecimal digits. */
  readonly digest: string
  readonly countsBanners: boolean
  /** Returns the address that attempts are counted by. */
  readonly visitorOf: (c: Context) => string
  /** The clock, in milliseconds. */
  readonly now: () => number
}

/**
 * The dashboard for the site's owner: counts over time, search, verification of receipts, and exports. Everything but the
 * login and the stylesheet needs a session. Charts come from the counts by day, so no page scans the decisions.
 */
export function dashboardRoutes({ database, digest, countsBanners, visitorOf, now }: DashboardOptions) {
  const { query } = database
  const session = sessions(query, now)
  const limit = rateLimit(ATTEMPTS)
  const app = new Hono()

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
    }),
  )
  // Behind a proxy with TLS the scheme of the request differs from the page's, so the hosts are compared.
  app.use(csrf({ origin: (origin, c) => URL.canParse(origin) && new URL(origin).host === c.req.header('host') }))
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  app.get('/dashboard.css', c =>
    c.body(`${chartStyles}\n${styles}`, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  app.post('/login', bodyLimit({ maxSize: LOGIN_BODY }), async c => {
    if ((await limit(visitorOf(c))) > 0) return c.html(loginPage('Too many attempts. Try again in a minute.'), 429)
    const { token } = await c.req.parseBody()
    if (typeof token !== 'string' || !isToken(token, digest)) return c.html(loginPage('This token is wrong.'), 403)
    await session.open(c, digest)
    return c.redirect('/dashboard', 303)
  })
  // Another token ends all sessions.
  app.use(async (c, next) => ((await session.holder(c)) === digest ? next() : c.html(loginPage(), 401)))

  app.get('/dashboard.js', c => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  app.post('/logout', async c => {
    await session.close(c)
    return c.redirect('/dashboard', 303)
  })

  const periodOf = (c: Context) => readPeriod(name => c.req.query(name), now())
  app.get('/', async c => {
    const period = periodOf(c)
    const [sites, days, sums, retention] = await Promise.all([
      readSites(query),
      readDays(query, period),
      readSums(query, period),
      readRetention(query),
    ])
    return c.html(
      overviewPage({
        period,
        sites,
        days,
        categories: sums.categories,
        values: dimensions.map(name => ({ dimension: name, title: titles[name], values: sums.values.get(name) ?? [] })),
        retention,
        countsBanners,
      }),
    )
  })

  app.get('/find', async c => {
    const text = (c.req.query('q') ?? '').slice(0, 255)
    const after = c.req.query('after')?.slice(0, 255)
    return c.html(decisionsPage(text, await findDecisions(query, text, after)))
  })

  app.get('/receipts', c => c.html(receiptsPage()))
  app.post('/receipts', async c => {
    if (Number(c.req.header('content-length') ?? Infinity) > RECEIPTS_BODY)
      return c.html(receiptsPage([], { problem: `The receipts are larger than ${RECEIPTS_BODY} bytes.` }), 413)
    const text = String((await c.req.parseBody()).receipts ?? '')
    try {
      return c.html(receiptsPage(await verifyReceipts(query, JSON.parse(text) as unknown, MOST_RECEIPTS)))
    } catch (error) {
      const problem = error instanceof SyntaxError ? 'The text is not JSON.' : (error as Error).message
      return c.html(receiptsPage([], { problem, text }), 400)
    }
  })

  app.get('/counts.csv', async c => {
    const rows = await readDays(query, periodOf(c))
    const columns = ['shown', 'accepted', 'rejected', 'customized', 'ignored'] as const
    const text = rows.map(({ day, counts }) => csvLine([day, ...columns.map(name => counts[name])]))
    return c.body(csvLine(['day', ...columns]) + text.join(''), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="counts.csv"',
    })
  })

  for (const format of ['csv', 'jsonl'] as const)
    app.get(`/decisions.${format}`, async c => {
      const { from, to, site } = periodOf(c)
      const [domain] = site ? await query('select name from domain where id = $1', [site]) : []
      const pieces = exportDecisions(
        query,
        {
          since: new Date(from),
          until: new Date(Date.parse(to) + DAY),
          domain: domain ? String(domain.name) : undefined,
        },
        format,
      )
      const encoder = new TextEncoder()
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const { done, value } = await pieces.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        },
        async cancel() {
          await pieces.return(undefined)
        },
      })
      return c.body(body, 200, {
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl; charset=utf-8',
        'content-disposition': `attachment; filename="decisions.${format}"`,
      })
    })

  app.all('*', c => c.html(problemPage('Page not found', 'The dashboard has no page at this address.'), 404))
  return app
}
