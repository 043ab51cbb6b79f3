import type { IncomingMessage } from 'node:http'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { accountOf } from './identity-token'
import { adoptDecisions } from './adopt-decisions'
import { backendRequest } from './backend-request'
import { callMetrics } from './call-metrics'
import { clientAddress } from './client-address'
import { constants } from './constants'
import { createBackend } from './backend'
import { crossOrigin } from './cross-origin'
import { dashboardRoutes } from './dashboard/dashboard-routes'
import { problemPage } from './dashboard/problem-page'
import type { Database } from './database'
import { decisionSchema, type Decision } from './decision-schema'
import { decisionWriter } from './decision-writer'
import { deviceClass } from './device-class'
import { handleDecision, type DecisionContext } from './handle-decision'
import { noticeKeeper } from './notice-keeper'
import { oldBannerAnswer } from './old-banner-answer'
import { policyAnswers } from './policy-answers'
import { readBody } from './read-body'
import { rateLimit } from './rate-limit'
import { rowId } from './row-id'
import type { Settings } from './settings'
import type { SigningKey } from './signing-key'
import { siteRefusal } from './site-refusal'
import { statisticsRoute } from './statistics-route'
import { Unavailable } from './unavailable'
import { vendorListRoute } from './vendor-list-route'
import { visitorPlace } from './visitor-place'

/** One line of the log. It has no address, no account, no body and no query. */
export type LogEntry = Readonly<Record<string, unknown>>

/** Options of the app beside its settings. */
export interface AppOptions {
  readonly database: Database
  readonly key: SigningKey
  readonly log?: ((entry: LogEntry) => void) | undefined
  /** Separates several sites in one database. */
  readonly tenantId?: string | undefined
  readonly policies?: readonly object[] | undefined
  /** The clock, in milliseconds. Default: that of the system. */
  readonly now?: (() => number) | undefined
}

/** The app: a function for requests, and one that finishes what is being written. */
export interface App {
  /**
   * @param connection the address of the connection
   * @param incoming the body, if it is not to be read from the request; faster than a web stream
   */
  readonly handle: (request: Request, connection?: string, incoming?: IncomingMessage) => Promise<Response>
  readonly settle: () => Promise<void>
}

/** The largest body of `/statistics`, in bytes. */
const STATISTICS_BODY = 2000
/** The largest file with receipts that the dashboard reads, in bytes. */
const RECEIPTS_BODY = 1_000_000
/** The server is not ready if the database does not respond within this time, in milliseconds. */
const HEALTH_TIMEOUT = 3000

const failure = (code: string, message: string, status: number, data: object = {}) => ({
  code,
  message,
  status,
  defined: true,
  data,
})

const withoutIdentity = failure(
  'IDENTITY_REQUIRED',
  'externalId must be a token of the site’s server; see IDENTITY_SECRET',
  403,
)

/** Returns whether an error means that the database does not respond. */
const isDown = (error: Error): boolean =>
  error instanceof Unavailable || /timeout|terminat|connect|ECONN|starting up|shutting down/i.test(error.message)

const languageOf = (header: string | undefined): string | null => {
  const [first = ''] = (header ?? '').split(/[,;-]/)
  return /^[a-z]{2,3}$/i.test(first.trim()) ? first.trim().toLowerCase() : null
}

/**
 * Creates the consent server without listening: both protocols under the base path, `/healthz` (the process runs),
 * `/readyz` (its database responds), and `/metrics`, `/statistics`, `/dashboard` and `/tcf` if they are switched on. The
 * tables have to exist.
 */
export async function createApp(
  settings: Settings,
  { database, key, log = () => {}, tenantId, policies, now = Date.now }: AppOptions,
): Promise<App> {
  const { basePath, trustedOrigins, perMinute, largestBody, addressHeader, trustedProxies, identitySecret, sites } =
    settings
  const metrics = settings.hasMetrics ? callMetrics(basePath) : undefined
  const report = (message: string, reason: string) => {
    metrics?.countError()
    log({ time: new Date().toISOString(), level: 'error', message, reason })
  }
  const backend = await createBackend({ database, basePath, trustedOrigins, tenantId, policies, report })
  const answerFor = policyAnswers(backend, `http://localhost${basePath}/init`)
  const rows = constants(database, tenantId)
  const writer = decisionWriter(database, key, settings.databaseTimeout)
  const notices = noticeKeeper(database, reason => report('The texts of a notice could not be stored', reason))
  const parts = { rows, writer, notices, answerFor, tenantId }
  const schema = decisionSchema(settings.purposes)
  const limit = rateLimit(perMinute)

  type Env = { Bindings: { connection?: string; incoming?: IncomingMessage } }
  const app = new Hono<Env>()
  const visitorOf = (c: Context<Env>): string =>
    clientAddress(addressHeader && (c.req.header(addressHeader) ?? ''), trustedProxies, c.env?.connection ?? '')
  const placeOf = (c: Context<Env>) => visitorPlace(name => c.req.header(name))
  const refuse = (
    c: Context<Env>,
    status: 400 | 403 | 404 | 413 | 429 | 503,
    body: object,
    headers: Record<string, string> = {},
  ) => c.json(body, status, headers)
  const unavailable = (c: Context<Env>) =>
    refuse(c, 503, failure('UNAVAILABLE', 'The database does not respond; try again later', 503), {
      'retry-after': '5',
    })

  if (settings.logsCalls || metrics)
    app.use('*', async (c, next) => {
      const started = performance.now()
      await next()
      const { method } = c.req
      const { status } = c.res
      const passed = performance.now() - started
      metrics?.count(method, c.req.path, status, passed)
      if (!settings.logsCalls) return
      const path = c.req.path.replace(/sub_\w+/, ':id').slice(0, 200)
      log({ time: new Date().toISOString(), method, path, status, milliseconds: Math.round(passed) })
    })

  app.get('/healthz', c => c.json({ status: 'ok' }))
  app.get('/readyz', async c => {
    const late = new Promise<boolean>(resolve => setTimeout(resolve, HEALTH_TIMEOUT, false).unref())
    const isReady = await Promise.race([
      database.query('select 1').then(
        () => true,
        () => false,
      ),
      late,
    ])
    return c.json({ status: isReady ? 'ok' : 'unavailable' }, isReady ? 200 : 503)
  })

  if (metrics) app.get('/metrics', c => c.text(metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4' }))

  const calls = new Hono<Env>()
  calls.use('*', async (c, next) => {
    const origin = c.req.header('origin')
    for (const [name, value] of Object.entries(crossOrigin(trustedOrigins, origin))) c.header(name, value)
    if (c.req.method === 'OPTIONS') {
      c.header(
        'access-control-allow-headers',
        'Content-Type,Authorization,x-request-id,x-c15t-version,x-c15t-country,x-c15t-region,accept-language',
      )
      c.header('access-control-allow-methods', 'GET,POST,PUT,DELETE,PATCH,OPTIONS')
      c.header('access-control-max-age', '600')
      c.header('vary', 'Origin, Access-Control-Request-Headers')
      return c.body(null, 204)
    }
    const seconds = await limit(visitorOf(c))
    if (seconds > 0) {
      c.header('access-control-expose-headers', 'retry-after')
      return refuse(c, 429, { message: 'Too many calls; try again later' }, { 'retry-after': String(seconds) })
    }
    await next()
  })

  calls.get('/init', async c => c.body((await answerFor(placeOf(c))).text, 200, { 'content-type': 'application/json' }))
  calls.get('/show-consent-banner', async c => c.json(oldBannerAnswer((await answerFor(placeOf(c))).value)))

  const contextOf = (c: Context<Env>, account: string | null): DecisionContext => ({
    place: placeOf(c),
    language: languageOf(c.req.header('accept-language')),
    device: deviceClass(c.req.header('user-agent'), c.req.header('sec-ch-ua-mobile')),
    account,
  })

  /** Reads and validates a JSON body. */
  async function jsonOf(c: Context<Env>): Promise<{ body: unknown; text: string } | Response> {
    const text = await readBody(c.env?.incoming ?? c.req.raw.body, c.req.header('content-length'), largestBody)
    if (text === null) return refuse(c, 413, { message: `The body is larger than ${largestBody} bytes` })
    if (!/\bjson\b/i.test(c.req.header('content-type') ?? ''))
      return refuse(c, 400, failure('INPUT_VALIDATION_FAILED', 'The content type must be application/json', 400))
    try {
      return { body: JSON.parse(text) as unknown, text }
    } catch {
      return refuse(c, 400, failure('HTTP_ERROR', 'Malformed JSON in request body', 400))
    }
  }
  const invalid = (c: Context<Env>, field: string, message: string) =>
    refuse(c, 400, failure('INPUT_VALIDATION_FAILED', message, 400, { field }))

  /**
   * Passes a call to @c15t/backend.
   * @param given the address, if it is not that of the call
   */
  async function toBackend(c: Context<Env>, body?: string, given?: string): Promise<Response> {
    const call = { method: c.req.method, url: given ?? c.req.url, header: (name: string) => c.req.header(name) }
    const late = new Promise<null>(resolve => setTimeout(resolve, settings.databaseTimeout + 1000, null).unref())
    const response = await Promise.race([backend(backendRequest(call, placeOf(c), body)), late])
    if (response === null || response.status >= 500) return unavailable(c)
    return c.body(await response.text(), response.status as 200, {
      'content-type': response.headers.get('content-type') ?? 'application/json',
    })
  }

  calls.post('/subjects', async c => {
    const given = await jsonOf(c)
    if (given instanceof Response) return given
    const read = schema.decision(given.body)
    if ('field' in read) return invalid(c, read.field, read.message)
    const input: Decision = read.value
    const wrongSite = siteRefusal(input.domain, sites, c.req.header('origin'))
    if (wrongSite) return invalid(c, 'domain', wrongSite)
    // An account without proof is not stored. The decision is: it would be lost otherwise.
    const account = input.externalSubjectId ? accountOf(input.externalSubjectId, identitySecret) : null
    if (input.type !== 'cookie_banner' || input.policyId) {
      const { externalSubjectId: _, ...rest } = given.body as Record<string, unknown>
      const response = await toBackend(c, JSON.stringify(account ? { ...rest, externalSubjectId: account } : rest))
      if (response.ok) {
        const { consentId } = (await response.clone().json()) as { consentId: string }
        await adoptDecisions(database, key, [consentId])
      }
      return response
    }
    const { id, domainId, givenAt } = await handleDecision(parts, input, contextOf(c, account))
    const { metadata } = given.body as { metadata?: unknown }
    return c.json({
      subjectId: input.subjectId,
      consentId: id,
      domainId,
      domain: input.domain,
      type: input.type,
      metadata,
      appliedPreferences: input.preferences,
      uiSource: input.uiSource,
      givenAt,
    })
  })

  calls.post('/consent/set', async c => {
    const given = await jsonOf(c)
    if (given instanceof Response) return given
    const read = schema.old(given.body)
    if ('field' in read) return invalid(c, read.field, read.message)
    const { domain, preferences, metadata, externalSubjectId, subjectId = rowId('sub', Date.now()) } = read.value
    const wrongSite = siteRefusal(domain, sites, c.req.header('origin'))
    if (wrongSite) return invalid(c, 'domain', wrongSite)
    const account = externalSubjectId ? accountOf(externalSubjectId, identitySecret) : null
    const { acceptanceMethod, receipt } = (metadata ?? {}) as {
      acceptanceMethod?: unknown
      receipt?: { method?: { surface?: unknown } } | null
    }
    const surface = receipt?.method?.surface
    const { id, domainId, givenAt } = await handleDecision(
      parts,
      {
        type: 'cookie_banner',
        subjectId,
        domain,
        preferences,
        givenAt: Date.now(),
        metadata,
        consentAction: typeof acceptanceMethod === 'string' ? acceptanceMethod : undefined,
        uiSource: typeof surface === 'string' ? surface : undefined,
      },
      contextOf(c, account),
    )
    return c.json({
      id,
      subjectId,
      ...(account && { externalSubjectId }),
      domainId,
      domain,
      type: 'cookie_banner',
      status: 'active',
      recordId: id.replace(/^cns/, 'rec'),
      ...(metadata && { metadata }),
      givenAt,
    })
  })

  // Without a subject, protocol 1 always found no consent.
  calls.post('/consent/verify', async c => {
    const given = await jsonOf(c)
    if (given instanceof Response) return given
    return c.json({ isValid: false })
  })

  calls.get('/consents/check', async c => {
    const account = accountOf(c.req.query('externalId') ?? '', identitySecret)
    if (!account) return refuse(c, 403, withoutIdentity)
    const url = new URL(c.req.url)
    url.searchParams.set('externalId', account)
    return toBackend(c, undefined, url.href)
  })
  calls.patch('/subjects/:id', async c => {
    const given = await jsonOf(c)
    if (given instanceof Response) return given
    const { externalId, ...rest } = (given.body ?? {}) as Record<string, unknown>
    const account = typeof externalId === 'string' ? accountOf(externalId, identitySecret) : null
    if (!account) return refuse(c, 403, withoutIdentity)
    return toBackend(c, JSON.stringify({ ...rest, externalId: account }))
  })
  calls.get('/subjects/:id', c => toBackend(c))
  calls.get('/status', c => toBackend(c))
  calls.all('*', c => refuse(c, 404, failure('NOT_FOUND', 'Not Found', 404)))

  const onError = (error: Error, c: Context<Env>) => {
    if (error instanceof HTTPException) return error.getResponse()
    // The visitor has gone in the middle of the body: nobody reads the response, and it is no error of the server.
    const { incoming } = c.env ?? {}
    if (incoming?.destroyed && !incoming.complete) return refuse(c, 400, { message: 'Bad Request' })
    report(error.message, error.name)
    if (c.req.path.startsWith('/dashboard'))
      return isDown(error)
        ? c.html(problemPage('The database does not respond', 'Nothing is lost. Reload this page in a minute.'), 503)
        : c.html(problemPage('An error of the server', 'Its log has the reason.'), 500)
    return isDown(error) ? unavailable(c) : c.json(failure('INTERNAL_SERVER_ERROR', 'Internal server error', 500), 500)
  }
  calls.onError(onError)
  app.onError(onError)
  app.route(basePath, calls)
  app.use('/statistics', bodyLimit({ maxSize: STATISTICS_BODY }))
  app.use('/dashboard/*', bodyLimit({ maxSize: RECEIPTS_BODY }))
  const statistics = settings.countsBanners
    ? statisticsRoute(database, c => limit(`statistics ${visitorOf(c as Context<Env>)}`))
    : undefined
  if (statistics) app.route('/statistics', statistics.app)
  const { dashboardDigest: digest, countsBanners } = settings
  if (digest) app.route('/dashboard', dashboardRoutes({ database, digest, countsBanners, visitorOf }))
  if (settings.vendorListSource) app.route('/tcf', vendorListRoute(settings.vendorListSource, report, now))
  app.all('*', c => c.json({ message: 'Not Found' }, 404))

  return {
    handle: async (request, connection, incoming) => app.fetch(request, { connection, incoming }),
    settle: async () => {
      await Promise.all([writer.settle(), statistics?.flush()])
      await notices.settle()
    },
  }
}
