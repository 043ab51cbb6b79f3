import { openDatabase } from './database.mjs'
import { migrate } from './migrate.mjs'
import { policies } from './policies.mjs'
import { withoutTexts } from './without-texts.mjs'

/**
 * @typedef {object} BackendOptions
 * @property {import('./database.mjs').Database} [database] where consents are stored; by default in memory
 * @property {string} [basePath] the path of the endpoints; default `/api/c15t`
 * @property {string[]} [trustedOrigins] other origins that may send requests with credentials; default none
 * @property {string} [tenantId] separates several sites in one database
 * @property {(message: string, reason: string) => void} [report] called with errors
 * @property {object} [options] further options of `c15tInstance`
 */

/**
 * Creates the real `@c15t/backend` 2.x, with protocol 2. It does not listen yet.
 *
 * @param {BackendOptions} [given]
 * @returns {Promise<(request: Request) => Promise<Response>>} a function that handles one request
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
  return async request => withoutTexts(await handler(request))
}

/** Returns the message of an error. Other details can contain data of visitors, which must not be logged. */
const reason = detail => (typeof detail?.error === 'string' ? detail.error : '')
