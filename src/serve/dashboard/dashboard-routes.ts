import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setCookie } from 'hono/cookie'
import { csrf } from 'hono/csrf'
import { secureHeaders } from 'hono/secure-headers'
import { ownerParts } from '../../views/owner-parts'
import { ownerTokens } from '../../views/owner-tokens'
import { whoCalls } from '../access/who-calls'
import type { Database, Query } from '../database'
import { rateLimit } from '../rate-limit'
import type { Settings } from '../settings'
import type { SigningKey } from '../signing-key'
import script from './client.bundle'
import styles from './dashboard.css'
import chartStyles from 'uplot/dist/uPlot.min.css'
import { decisionRoutes } from './decision-routes'
import { exportRoutes } from './export-routes'
import { loginPage } from './login-page'
import { needs } from './needs'
import { overviewRoutes } from './overview-routes'
import { peopleRoutes } from './people-routes'
import { problemPage } from './problem-page'
import { receiptRoutes } from './receipt-routes'
import type { DashboardEnv } from './reader'
import { isLanguage, LANGUAGE_COOKIE, viewerOf } from './viewer'
import { webhookRoutes } from './webhook-routes'

/** The attempts to log in from one address within a minute. */
const ATTEMPTS = 10
/** The largest body of a login, in bytes. */
const LOGIN_BODY = 4096
/** In seconds. */
const YEAR = 31_536_000

interface DashboardOptions {
  readonly settings: Settings
  readonly database: Database
  /** Reads what the pages show: the database itself, or a replica. */
  readonly replica: Query
  readonly key: SigningKey
  /** Returns the address that attempts are counted by. */
  readonly visitorOf: (c: Context) => string
  /** The clock, in milliseconds. */
  readonly now: () => number
}

/**
 * The dashboard for the people of the site: counts over time, search, verification of receipts, exports, erasure, and who has
 * access. Everything but the login and the stylesheet needs a session, or the JWT of a proxy. Charts come from the counts by
 * day, so no page scans the decisions.
 */
export function dashboardRoutes({ settings, database, replica, key, visitorOf, now }: DashboardOptions) {
  const { query } = database
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
    c.body(`${chartStyles}\n:root {\n  color-scheme: light dark;${ownerTokens}}${ownerParts}${styles}`, 200, {
      'content-type': 'text/css; charset=utf-8',
    }),
  )
  app.post('/login', bodyLimit({ maxSize: LOGIN_BODY }), async c => {
    if ((await limit(visitorOf(c))).wait > 0)
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

  app.route('/', overviewRoutes({ query, replica }, settings, now))
  app.route('/', receiptRoutes(replica, now))
  app.route('/', decisionRoutes({ database, replica, key, now }))
  for (const format of ['csv', 'jsonl']) app.use(`/decisions.${format}`, needs('handle'))
  app.route('/', exportRoutes({ query, replica, key, now }))
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
