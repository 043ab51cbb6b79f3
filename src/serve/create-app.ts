import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { accessTable } from './access/access-table'
import { admitCalls } from './admit-calls'
import { adoptDecisions } from './adopt-decisions'
import { apiRoutes } from './api/api-routes'
import { API_PATH } from './api/open-api'
import { answerError } from './answer-error'
import { createBackend } from './backend'
import type { Call, CallEnv } from './call'
import { callMetrics } from './call-metrics'
import { clientAddress } from './client-address'
import { constants } from './constants'
import { countedValues } from './counted-values'
import { dashboardRoutes } from './dashboard/dashboard-routes'
import type { Database, Query } from './database'
import { decisionSchema } from './decision-schema'
import { decisionWriter } from './decision-writer'
import { failures } from './failures'
import { handOffRoutes } from './hand-off/hand-off-routes'
import { readSisterSites } from './hand-off/sister-sites'
import { healthRoutes } from './health-routes'
import { noticeKeeper } from './notice-keeper'
import { oldConsentRoutes } from './old-consent-routes'
import { passToBackend } from './pass-to-backend'
import { placeOf } from './place-of'
import { policyAnswers } from './policy-answers'
import { rateLimit } from './rate-limit'
import { recordCalls } from './record-calls'
import type { Settings } from './settings'
import type { SigningKey } from './signing-key'
import { sharedLimit } from './shared-limit'
import { statisticsRoute } from './statistics-route'
import { subjectRoutes } from './subject-routes'
import type { Tracer } from './traces/tracer'
import { turnBudget } from './turn-budget'
import { vendorListRoute } from './vendor-list-route'
import { webhookSender } from './webhooks/webhook-sender'

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
  /** Reads the pages of the dashboard from a replica. Default: from the database. */
  readonly replica?: Query | undefined
  /** Records calls and groups of decisions as traces; see loadTracer. Its `statement` belongs to the database. */
  readonly tracer?: Tracer | undefined
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

/**
 * Creates the consent server without listening: both protocols under the base path, `/healthz` (the process runs),
 * `/readyz` (its database responds), and `/metrics`, `/statistics`, `/dashboard` and `/tcf` if they are switched on. The
 * tables have to exist.
 */
export async function createApp(
  settings: Settings,
  { database, key, log = () => {}, tenantId, policies, now = Date.now, replica = database.query, tracer }: AppOptions,
): Promise<App> {
  const { basePath, trustedOrigins, addressHeader, trustedProxies, databaseTimeout } = settings
  const metrics = settings.hasMetrics ? callMetrics(basePath) : undefined
  const warn = (message: string) => log({ time: new Date().toISOString(), level: 'warning', message })
  const webhooks = settings.sendsWebhooks ? webhookSender(database.query, now, warn) : undefined
  const report = (message: string, reason: string, request?: string) => {
    metrics?.countError()
    webhooks?.countError()
    log({ time: new Date().toISOString(), level: 'error', ...(request && { request }), message, reason })
  }
  const backend = await createBackend({ database, basePath, trustedOrigins, tenantId, policies, report })
  const answerFor = policyAnswers(backend, `http://localhost${basePath}/init`)
  const writer = decisionWriter(database, key, databaseTimeout, tracer)
  const notices = noticeKeeper(database, reason => report('The texts of a notice could not be stored', reason))
  const countedValue = countedValues(database.query, now)
  const rows = constants(database, tenantId, settings.sites)
  const parts = { rows, writer, notices, countedValue, answerFor, tenantId }
  const schema = decisionSchema(settings.purposes)
  const shared =
    settings.sharesLimit && database.isShared
      ? sharedLimit(settings.perMinute, { query: database.query, key, now })
      : undefined
  const limit = shared?.limit ?? rateLimit(settings.perMinute)
  const pass = passToBackend(backend, databaseTimeout + 1000)
  const onError = answerError(report)
  const visitorOf = (c: Call): string =>
    clientAddress(addressHeader && (c.req.header(addressHeader) ?? ''), trustedProxies, c.env?.connection ?? '')

  const turn = turnBudget()

  const app = new Hono<CallEnv>()
  app.onError(onError)
  if (settings.logsCalls || metrics || tracer)
    app.use('*', recordCalls({ metrics, tracer, log: settings.logsCalls ? log : undefined }))
  app.route('/', healthRoutes(database))
  if (metrics) app.get('/metrics', c => c.text(metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4' }))

  const calls = new Hono<CallEnv>()
  calls.onError(onError)
  calls.use(
    '*',
    admitCalls(trustedOrigins, (c, weight) => limit(visitorOf(c), weight), settings.largestBody),
  )
  calls.get('/init', async c => c.body((await answerFor(placeOf(c))).text, 200, { 'content-type': 'application/json' }))
  const adopt = (consentId: string) => adoptDecisions(database, key, [consentId])
  calls.route('/', subjectRoutes({ settings, parts, validate: schema.decision, pass, adopt }))
  calls.route('/', oldConsentRoutes(settings, parts, schema.old))
  const sisters = readSisterSites(settings.sisterSites)
  if (sisters.size > 0) calls.route('/hand-off', handOffRoutes({ query: database.query, key, sisters, now }))
  calls.get('/status', c => pass(c))
  calls.all('*', c => failures.notFound(c))
  app.route(basePath, calls)

  if (settings.hasApi) {
    const table = accessTable(database.query, now)
    app.route(
      API_PATH,
      apiRoutes({ query: database.query, settings, parts, table, validate: schema.decision, onError }),
    )
  }
  app.use('/statistics', bodyLimit({ maxSize: STATISTICS_BODY }))
  app.use('/dashboard/*', bodyLimit({ maxSize: RECEIPTS_BODY }))
  const statistics = settings.countsBanners
    ? statisticsRoute(database, {
        limit: c => limit(`statistics ${visitorOf(c as Call)}`),
        isKnownSite: rows.isKnown,
        countedValue,
        countsHosts: settings.countsHosts,
      })
    : undefined
  if (statistics) app.route('/statistics', statistics.app)
  if (settings.hasDashboard)
    app.route('/dashboard', dashboardRoutes({ settings, database, replica, key, visitorOf, now }))
  if (settings.vendorListSource) app.route('/tcf', vendorListRoute(settings.vendorListSource, report, now))
  app.all('*', c => c.json({ message: 'Not Found' }, 404))

  return {
    async handle(request, connection, incoming) {
      await turn()
      return app.fetch(request, { connection, incoming })
    },
    settle: async () => {
      shared?.stop()
      await Promise.all([writer.settle(), statistics?.flush(), webhooks?.stop()])
      await notices.settle()
    },
  }
}
