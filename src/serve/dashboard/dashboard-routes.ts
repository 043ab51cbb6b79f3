import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setCookie } from 'hono/cookie'
import { csrf } from 'hono/csrf'
import { secureHeaders } from 'hono/secure-headers'
import { createHash } from 'node:crypto'
import { ownerTokens } from '../../views/owner-tokens'
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
import { problemPage } from './problem-page'
import { readCompared } from './read-compared'
import { readDays, readHosts, readInTime, readSums } from './read-counts'
import { readReader, type DashboardEnv } from './reader'
import { readRetention } from './read-retention'
import { receiptsPage } from './receipts-page'
import { rollEachDay } from './roll-each-day'
import { textsPage } from './texts-page'
import type { Text } from './texts/translator'
import { isLanguage, LANGUAGE_COOKIE, viewerOf } from './viewer'
import { webhookRoutes } from './webhook-routes'

/** The attempts to log in from one address within a minute. */
const ATTEMPTS = 10
/** The largest body of a login, in bytes. */
const LOGIN_BODY = 4096
/** The largest receipts that can be verified, in bytes, and their number. */
const RECEIPTS_BODY = 1_000_000
const MOST_RECEIPTS = 100
/** In seconds. */
const YEAR = 31_536_000

/** The dimensions of the overview. */
const titles = {
  country: 'Country',
  language: 'Language',
  version: 'Banner version',
  device: 'Device',
  surface: 'Surface',
} as const satisfies Record<string, Text>

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
      : c.html(
          problemPage(
            c.get('viewer'),
            c.get('viewer').t('Not allowed'),
            c.get('viewer').t('Your role does not include this page. Ask an owner of the dashboard.'),
          ),
          403,
        )

/**
 * The dashboard for the people of the site: counts over time, search, verification of receipts, exports, erasure, and who has
 * access. Everything but the login and the stylesheet needs a session, or the JWT of a proxy. Charts come from the counts by
 * day, so no page scans the decisions.
 */
export function dashboardRoutes({ settings, database, key, visitorOf, now }: DashboardOptions) {
  const { query } = database
  const { countsBanners, countsHosts } = settings
  const who = whoCalls(settings, { query, key, now })
  const limit = rateLimit(ATTEMPTS)
  const roll = rollEachDay(query, now)
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
      // With no-referrer, forms have the origin null, and by HTTP without localhost nothing else says that they are ours.
      referrerPolicy: 'same-origin',
    }),
  )
  // Behind a proxy with TLS the scheme of the request differs from the page's, so the hosts are compared.
  app.use(csrf({ origin: (origin, c) => URL.canParse(origin) && new URL(origin).host === c.req.header('host') }))
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  app.get('/dashboard.css', c =>
    c.body(`${chartStyles}\n:root {\n  color-scheme: light dark;${ownerTokens}}\n${styles}`, 200, {
      'content-type': 'text/css; charset=utf-8',
    }),
  )
  app.post('/login', bodyLimit({ maxSize: LOGIN_BODY }), async c => {
    if ((await limit(visitorOf(c))) > 0)
      return c.html(loginPage(viewerOf(c), 'Too many attempts. Try again in a minute.'), 429)
    const { token } = await c.req.parseBody()
    if (typeof token !== 'string' || !(await who.signIn(c, token)))
      return c.html(loginPage(viewerOf(c), 'This token is wrong, has ended, or is that of a program.'), 403)
    return c.redirect('/dashboard', 303)
  })
  app.post('/language', bodyLimit({ maxSize: LOGIN_BODY }), async c => {
    const language = String((await c.req.parseBody()).language ?? '')
    if (isLanguage(language))
      setCookie(c, LANGUAGE_COOKIE, language, { path: '/dashboard', sameSite: 'Strict', httpOnly: true, maxAge: YEAR })
    return c.redirect('/dashboard', 303)
  })
  app.use(async (c, next) => {
    const person = await who.find(c)
    if (!person) return c.html(loginPage(viewerOf(c)), 401)
    c.set('person', person)
    c.set('viewer', viewerOf(c, person))
    await next()
  })

  app.get('/dashboard.js', c => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  app.post('/logout', async c => {
    await who.signOut(c, c.get('person'))
    return c.redirect('/dashboard', 303)
  })

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

  app.get('/receipts', c => c.html(receiptsPage(c.get('viewer'))))
  app.post('/receipts', async c => {
    const { ids: sites } = await readReader(c, query, now())
    const viewer = c.get('viewer')
    if (Number(c.req.header('content-length') ?? Infinity) > RECEIPTS_BODY)
      return c.html(
        receiptsPage(viewer, [], {
          problem: viewer.t('The receipts are larger than {size} bytes.', { size: RECEIPTS_BODY }),
        }),
        413,
      )
    const text = String((await c.req.parseBody()).receipts ?? '')
    try {
      const receipts = JSON.parse(text) as unknown
      return c.html(receiptsPage(viewer, await verifyReceipts(query, receipts, { most: MOST_RECEIPTS, sites })))
    } catch (error) {
      const problem = error instanceof SyntaxError ? viewer.t('The text is not JSON.') : (error as Error).message
      return c.html(receiptsPage(viewer, [], { problem, text }), 400)
    }
  })

  app.use('/find', needs('handle'))
  app.get('/find', async c => {
    const { ids } = await readReader(c, query, now())
    const text = (c.req.query('q') ?? '').slice(0, 255)
    return c.html(
      decisionsPage(c.get('viewer'), text, await findDecisions(query, text, ids, c.req.query('after')?.slice(0, 255))),
    )
  })
  app.use('/proof', needs('handle'))
  app.get('/proof', async c => {
    const { person, ids } = await readReader(c, query, now())
    const proof = await collectProof(query, (c.req.query('q') ?? '').slice(0, 255), ids)
    if (!proof) {
      const viewer = c.get('viewer')
      return c.html(problemPage(viewer, viewer.t('No proof'), viewer.t('No decision with a seal was found.')), 404)
    }
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
      return c.html(decisionsPage(c.get('viewer'), text, await findDecisions(query, text, ids), problem), 400)
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
    const viewer = c.get('viewer')
    return c.html(
      problemPage(viewer, viewer.t('Decisions erased: {count}', { count: erased }), viewer.t('The log has an entry.')),
    )
  })

  for (const format of ['csv', 'jsonl']) app.use(`/decisions.${format}`, needs('handle'))
  app.route('/', exportRoutes(query, key, now))
  for (const path of ['/people', '/people/*', '/webhooks', '/webhooks/*', '/log']) app.use(path, needs('administer'))
  app.route('/', peopleRoutes({ query, key, table: who.table, now }))

  app.route('/', webhookRoutes(query, key))

  app.all('*', c => {
    const { t } = c.get('viewer')
    return c.html(
      problemPage(c.get('viewer'), t('Page not found'), t('The dashboard has no page at this address.')),
      404,
    )
  })
  return app
}
