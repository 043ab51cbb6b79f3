import { openDatabase } from './database.mjs'
import { migrate } from './migrate.mjs'
import { policies } from './policies.mjs'

/**
 * @typedef {object} BackendOptions
 * @property {import('./database.mjs').Database} [database] where consents are kept; in memory unless said otherwise
 * @property {string} [basePath] where the calls live; `/api/c15t` unless said otherwise
 * @property {string[]} [trustedOrigins] origins that may call from elsewhere, with credentials; none by default
 * @property {string} [tenantId] keeps several sites apart in one database
 * @property {(message: string, reason: string) => void} [report] is told of errors
 * @property {object} [options] further options of `c15tInstance`
 */

/**
 * Sets up the real `@c15t/backend` 2.x, which speaks protocol 2. Nothing listens yet.
 *
 * @param {BackendOptions} [given]
 * @returns {Promise<(request: Request) => Promise<Response>>} answers one request
 */
export async function createBackend({
  database,
  basePath = '/api/c15t',
  trustedOrigins = [],
  tenantId,
  report = () => {},
  options,
} = {}) {
  const [{ c15tInstance }, { kyselyAdapter }] = await Promise.all([
    import('@c15t/backend'),
    import('@c15t/backend/db/adapters/kysely'),
  ])
  const used = database ?? (await openDatabase())
  await migrate(used)
  const { handler } = c15tInstance({
    appName: 'consents',
    basePath,
    adapter: kyselyAdapter({ db: used.db, provider: used.provider }),
    // An empty list would allow every origin.
    trustedOrigins: trustedOrigins.length > 0 ? trustedOrigins : ['https://no-other-origin.invalid'],
    ...(tenantId && { tenantId }),
    policyPacks: policies,
    ipAddress: { tracking: false },
    openapi: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => report(message, details.map(reason).join(' ')) },
    ...options,
  })
  return handler
}

/** Details can hold what a visitor has sent; only the message of an error is fit for a log. */
const reason = detail => (typeof detail?.error === 'string' ? detail.error : '')
