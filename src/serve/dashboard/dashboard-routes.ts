import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { secureHeaders } from 'hono/secure-headers'
import { createHash } from 'node:crypto'
import { accessLog } from '../access/access-log'
import { mayDo, type Right } from '../access/person'
import { whoCalls } from '../access/who-calls'
import { csvLine } from '../csv-line'
import type { Database } from '../database'
import { eraseDecisions } from '../erase-decisions'
import { collectProof } from '../proof/collect-proof'
import { renderProof } from '../proof/render-proof'
import { rateLimit } from '../rate-limit'
import type { Settings } from '../settings'
import type { SigningKey } from '../signing-key'
import { verifyReceipts } from '../verify-receipts'
import script from './client.bundle'
import styles from './dashboard.css'
import chartStyles from 'uplot/dist/uPlot.min.css'
import { decisionsPage } from './decisions-page'
import { exportRoutes } from './export-routes'
import { findDecisions } from './find-decisions'
import { loginPage } from './login-page'
import { overviewPage } from './overview-page'
import { peopleRoutes } from './people-routes'
import { dimensions } from './period'
import { problemPage } from './problem-page'
import { readDays, readSums } from './read-counts'
import { readReader, type DashboardEnv } from './reader'
import { readRetention } from './read-retention'
import { receiptsPage } from './receipts-page'

/** The attempts to log in from one address within a minute. */
const ATTEMPTS = 10
/** The largest body of a login, in bytes. */
const LOGIN_BODY = 4096
/** The largest receipts that can be verified, in bytes, and their number. */
const RECEIPTS_BODY = 1_000_000
const MOST_RECEIPTS = 100

const titles: Record<(typeof dimensions)[number], string> = {
  country: 'Country',
  language: 'Language',
  version: 'Banner version',
  device: 'Device',
  surface: 'Surface',
}

interface DashboardOptions {
  readonly settings: Settings
  readonly database: Database
  readonly key: SigningKey
  /** Returns the address that attempts are counted by. */
  readonly visitorOf: (c: Context) => string
  /** The clock, in milliseconds. */
  readonly now: () => number
}

/** Lets only people with a right pass. */
const needs =
  (right: Right): MiddlewareHandler<DashboardEnv> =>
  async (c, next) =>
    mayDo(c.get('person'), right)
      ? next()
      : c.html(problemPage('Not allowed', 'Your role does not include this page. Ask an owner of the dashboard.'), 403)

/**
 * The dashboard for the people of the site: counts over time, search, verification of receipts, exports, erasure, and who has
 * access. Everything but the login and the stylesheet needs a session, or the JWT of a proxy. Charts come from the counts by
 * day, so no page scans the decisions.
 */
export function dashboardRoutes({ settings, database, key, visitorOf, now }: DashboardOptions) {
  const { query } = database
  const { countsBanners } = settings
  const who = whoCalls(settings, { query, key, now })
  const limit = rateLimit(ATTEMPTS)
  const app = new Hono<DashboardEnv>()

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
    if (typeof token !== 'string' || !(await who.signIn(c, token)))
      return c.html(loginPage('This token is wrong, has ended, or is that of a program.'), 403)
    return c.redirect('/dashboard', 303)
  })
  app.use(async (c, next) => {
    const person = await who.find(c)
    if (!person) return c.html(loginPage(), 401)
    c.set('person', person)
    await next()
  })

  app.get('/dashboard.js', c => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  app.post('/logout', async c => {
    await who.signOut(c, c.get('person'))
    return c.redirect('/dashboard', 303)
  })

  app.get('/', async c => {
    const { person, sites, ids, period, shown } = await readReader(c, query, now())
    const [days, sums, retention] = await Promise.all([
      readDays(query, { period, sites: shown }),
      readSums(query, { period, sites: shown }),
      readRetention(query, ids),
    ])
    return c.html(
      overviewPage(
        {
          period,
          sites,
          days,
          categories: sums.categories,
          values: dimensions.map(name => ({
            dimension: name,
            title: titles[name],
            values: sums.values.get(name) ?? [],
          })),
          retention,
          countsBanners,
        },
        person,
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

  app.get('/receipts', c => c.html(receiptsPage(c.get('person'))))
  app.post('/receipts', async c => {
    const { person, ids: sites } = await readReader(c, query, now())
    if (Number(c.req.header('content-length') ?? Infinity) > RECEIPTS_BODY)
      return c.html(receiptsPage(person, [], { problem: `The receipts are larger than ${RECEIPTS_BODY} bytes.` }), 413)
    const text = String((await c.req.parseBody()).receipts ?? '')
    try {
      const receipts = JSON.parse(text) as unknown
      return c.html(receiptsPage(person, await verifyReceipts(query, receipts, { most: MOST_RECEIPTS, sites })))
    } catch (error) {
      const problem = error instanceof SyntaxError ? 'The text is not JSON.' : (error as Error).message
      return c.html(receiptsPage(person, [], { problem, text }), 400)
    }
  })

  app.use('/find', needs('handle'))
  app.get('/find', async c => {
    const { person, ids } = await readReader(c, query, now())
    const text = (c.req.query('q') ?? '').slice(0, 255)
    return c.html(
      decisionsPage(person, text, await findDecisions(query, text, ids, c.req.query('after')?.slice(0, 255))),
    )
  })
  app.use('/proof', needs('handle'))
  app.get('/proof', async c => {
    const { person, ids } = await readReader(c, query, now())
    const proof = await collectProof(query, (c.req.query('q') ?? '').slice(0, 255), ids)
    if (!proof) return c.html(problemPage('No proof', 'No decision with a seal was found.'), 404)
    const site = new Set(proof.decisions.map(proven => proven.site))
    await accessLog.append(query, key, {
      person: person.name,
      action: 'proved',
      site: site.size === 1 ? proof.decisions[0]!.site : '',
      detail: `${proof.decisions.length} decisions`,
    })
    // A file, because its styles and data are inline, which the policy of the dashboard forbids.
    return c.body(renderProof(proof), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="proof-of-consent.html"',
    })
  })
  app.use('/erase', needs('handle'))
  app.post('/erase', async c => {
    const { person, ids } = await readReader(c, query, now())
    const { subject, again } = await c.req.parseBody()
    const text = String(subject ?? '').slice(0, 255)
    if (text === '' || String(again ?? '').trim() !== text) {
      const problem = 'Nothing was erased: the two subjects differ.'
      return c.html(decisionsPage(person, text, await findDecisions(query, text, ids), problem), 400)
    }
    const erased = await eraseDecisions(
      database,
      key,
      '"subjectId" = $1 and ($2::text[] is null or "domainId" = any($2))',
      [text, ids],
    )
    // The log must not keep what was erased, but somebody who knows the subject can find the entry.
    const detail = `${erased} decisions of the subject with the SHA-256 ${createHash('sha256').update(text).digest('hex')}`
    await accessLog.append(query, key, { person: person.name, action: 'erased', detail })
    return c.html(problemPage(`${erased} ${erased === 1 ? 'decision' : 'decisions'} erased`, 'The log has an entry.'))
  })

  for (const format of ['csv', 'jsonl']) app.use(`/decisions.${format}`, needs('handle'))
  app.route('/', exportRoutes(query, key, now))
  for (const path of ['/people', '/people/*', '/log']) app.use(path, needs('administer'))
  app.route('/', peopleRoutes({ query, key, table: who.table, now }))

  app.all('*', c => c.html(problemPage('Page not found', 'The dashboard has no page at this address.'), 404))
  return app
}
