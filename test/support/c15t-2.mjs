// The real `@c15t/backend` 2.x as version 1.5 of this package ran it: its tables, indexes and policies. Tests use it as the
// peer of our server, and to create databases of version 1.5. Its packages are those of examples/server.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { quickPglite } from './quick-pglite.mjs'

// The tables contain times without a time zone, so all servers that share them must use the same one.
process.env.TZ = 'UTC'

const from = createRequire(new URL('../../examples/server/package.json', import.meta.url))
const load = name => import(pathToFileURL(from.resolve(name)).href)

/** The indexes of version 1.5. */
const indexes = [
  `create unique index if not exists consents_domain on domain (name, coalesce("tenantId", ''))`,
  `create unique index if not exists consents_purpose on "consentPurpose" (code, coalesce("tenantId", ''))`,
  `create unique index if not exists consents_policy on "consentPolicy" (type, coalesce(hash, ''), version, coalesce("tenantId", ''))`,
  `create index if not exists consents_subject on consent ("subjectId")`,
  `create index if not exists consents_time on consent ("givenAt")`,
  `create index if not exists consents_account on subject ("externalId")`,
]

/**
 * Opens a database.
 * @param {{ url?: string, folder?: string }} [place] `postgres://…`, or the folder of an embedded one; in memory by default
 * @returns {Promise<{ db: object, rows: (text: string) => Promise<object[]>, close: () => Promise<void> }>} `db` is a Kysely
 */
export async function openDatabase2({ url, folder } = {}) {
  const { Kysely, PostgresDialect, sql } = await load('kysely')
  const dialect = async () => {
    if (url) return new PostgresDialect({ pool: new (await load('pg')).default.Pool({ connectionString: url }) })
    await quickPglite()
    const [{ PGlite }, { PGliteDialect }] = await Promise.all(
      ['@electric-sql/pglite', 'kysely-pglite-dialect'].map(load),
    )
    return new PGliteDialect(await PGlite.create(folder))
  }
  const db = new Kysely({ dialect: await dialect() })
  return { db, rows: async text => (await sql.raw(text).execute(db)).rows, close: () => db.destroy() }
}

/** Creates the tables of version 1.5. */
async function migrate({ db, rows }) {
  const [{ kyselyAdapter }, { migrator }, { DB }] = await Promise.all(
    ['adapters/kysely', 'migrator', 'schema'].map(path => load(`@c15t/backend/db/${path}`)),
  )
  const { execute } = await migrator({
    db: DB.client(kyselyAdapter({ db, provider: 'postgresql' })),
    schema: 'latest',
  })
  await execute()
  for (const index of indexes) await rows(index)
}

const proof = { storeIp: false, storeUserAgent: false, storeLanguage: true }

/** The policies of version 1.5: visitors of the listed and of unknown countries are asked. */
async function policies() {
  const { EEA_COUNTRY_CODES, EU_COUNTRY_CODES, UK_COUNTRY_CODES } = await load('@c15t/backend')
  const asked = new Set([...EU_COUNTRY_CODES, ...EEA_COUNTRY_CODES, ...UK_COUNTRY_CODES])
  for (const code of ['AU', 'BR', 'CA', 'CH', 'JP', 'KR']) asked.add(code)
  const [banner, none] = ['banner', 'none'].map(mode => ({ mode }))
  return [
    {
      id: 'opt-in',
      match: { countries: [...asked], fallback: true },
      consent: { model: 'opt-in' },
      ui: banner,
      proof,
    },
    {
      id: 'united-states',
      match: { countries: ['US'] },
      consent: { model: 'opt-out', gpc: true },
      ui: none,
      proof,
    },
    { id: 'elsewhere', match: { isDefault: true }, consent: { model: 'none' }, ui: none, proof },
  ]
}

/**
 * Creates the backend, with protocol 2. It does not listen.
 * @param {{ database?: object, trustedOrigins?: string[], tenantId?: string, options?: object }} [given] `options` are
 *   further ones of `c15tInstance`
 * @returns {Promise<(request: Request) => Promise<Response>>} a function that handles one request
 */
export async function createBackend2({ database, trustedOrigins = ['*'], tenantId, options } = {}) {
  const [{ c15tInstance }, { kyselyAdapter }] = await Promise.all(
    ['@c15t/backend', '@c15t/backend/db/adapters/kysely'].map(load),
  )
  const used = database ?? (await openDatabase2())
  await migrate(used)
  const { handler } = c15tInstance({
    appName: 'consents',
    basePath: '/api/c15t',
    adapter: kyselyAdapter({ db: used.db, provider: 'postgresql' }),
    trustedOrigins,
    ...(tenantId && { tenantId }),
    policyPacks: await policies(),
    ipAddress: { tracking: false },
    openapi: { enabled: false },
    logger: { level: 'error', log() {} },
    ...options,
  })
  return handler
}
