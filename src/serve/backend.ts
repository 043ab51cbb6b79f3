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
  /** Called with errors. */
  readonly report?: ((message: string, reason: string) => void) | undefined
}

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
      log: (_level: string, message: string, ...details: unknown[]) => report(message, details.map(reason).join(' ')),
    },
  })
  return async request => withoutTexts(await handler(request))
}
