import type { Database } from './database'
import { loadPackage } from './load-package'
import { policies as ownPolicies } from './policies'
import { withoutTexts } from './without-texts'

/** Options of the real backend. */
export interface BackendOptions {
  readonly database: Database
  /** The path of the endpoints; default `/api/c15t`. */
  readonly basePath?: string | undefined
  readonly trustedOrigins?: readonly string[] | undefined
  /** Separates several sites in one database. */
  readonly tenantId?: string | undefined
  /** The policies; by default those of the policy packs. */
  readonly policies?: readonly object[] | undefined
  /** Called with errors of calls that the backend could not answer. It also logs invalid calls as errors. */
  readonly report?: ((message: string, reason: string) => void) | undefined
}

/** The most messages that are kept until the call is answered. */
const MOST = 50

/** Returns the message of an error. Other details can contain data of visitors, which must not be logged. */
const reason = (detail: unknown): string => {
  const { error } = (detail ?? {}) as { error?: unknown }
  return typeof error === 'string' ? error : ''
}

/**
 * Creates the real `@c15t/backend` 2.x with protocol 2. It answers the calls where speed does not matter. Its tables
 * have to exist.
 */
export async function createBackend({
  database,
  basePath = '/api/c15t',
  trustedOrigins = [],
  tenantId,
  policies = ownPolicies,
  report = () => {},
}: BackendOptions): Promise<(request: Request) => Promise<Response>> {
  const [core, adapters] = await Promise.all([
    loadPackage('@c15t/backend'),
    loadPackage('@c15t/backend/db/adapters/kysely'),
  ])
  const { c15tInstance } = core as unknown as {
    c15tInstance: (options: object) => { handler: (request: Request) => Promise<Response> }
  }
  const { kyselyAdapter } = adapters as unknown as { kyselyAdapter: (options: object) => unknown }
  // Not by AsyncLocalStorage: from its first use on, Node 20 runs a hook for each promise of the process.
  let logged: (readonly [message: string, reason: string])[] = []
  let running = 0
  const { handler } = c15tInstance({
    appName: 'consents',
    basePath,
    adapter: kyselyAdapter({ db: await database.kysely(), provider: database.provider }),
    // An empty list would allow every origin.
    trustedOrigins: trustedOrigins.length > 0 ? [...trustedOrigins] : ['https://no-other-origin.invalid'],
    ...(tenantId && { tenantId }),
    policyPacks: [...policies],
    ipAddress: { tracking: false },
    openapi: { enabled: false },
    logger: {
      level: 'error',
      log: (_level: string, message: string, ...details: unknown[]) =>
        void (logged = [...logged.slice(1 - MOST), [message, details.map(reason).join(' ')]]),
    },
  })
  return async request => {
    running++
    const response = await handler(request).finally(() => running--)
    if (response.status >= 500) for (const entry of logged) report(...entry)
    // What an invalid call has logged may be reported with a failure at the same time.
    if (response.status >= 500 || running === 0) logged = []
    return withoutTexts(response)
  }
}
