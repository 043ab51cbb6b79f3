// Creates and updates the tables, and is done where they are up to date. The server does it, too, when it starts;
// `npm run migrate` does it alone, for a database user of its own that may change tables.
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openDatabase } from './database.mjs'

/** Any number, the same in every process. */
const LOCK = 15_150_723

/**
 * What the server's own tables lack: two servers that meet a new site at the same moment would create it twice, and the
 * same decision would then have two names. And what the log of consents and the verification of receipts look up.
 */
const indexes = [
  `create unique index if not exists consents_domain on domain (name, coalesce("tenantId", ''))`,
  `create unique index if not exists consents_purpose on "consentPurpose" (code, coalesce("tenantId", ''))`,
  `create unique index if not exists consents_policy on "consentPolicy" (type, coalesce(hash, ''), version, coalesce("tenantId", ''))`,
  `create index if not exists consents_subject on consent ("subjectId")`,
  `create index if not exists consents_time on consent ("givenAt")`,
  `create index if not exists consents_account on subject ("externalId")`,
]

/**
 * Brings the tables up to date. Processes that start at the same time wait for each other.
 *
 * @param {import('./database.mjs').Database} database
 */
export async function migrate({ db, provider, isShared }) {
  const [{ kyselyAdapter }, { migrator }, { DB }] = await Promise.all([
    import('@c15t/backend/db/adapters/kysely'),
    import('@c15t/backend/db/migrator'),
    import('@c15t/backend/db/schema'),
  ])
  const run = async () => {
    const { execute } = await migrator({ db: DB.client(kyselyAdapter({ db, provider })), schema: 'latest' })
    await execute()
    for (const index of indexes) await sql.raw(index).execute(db)
  }
  // CockroachDB has no such locks.
  if (!isShared || provider === 'cockroachdb') return run()
  await db.connection().execute(async connection => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      await run()
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { readSettings } = await import('./settings.mjs')
  const database = await openDatabase(readSettings())
  await migrate(database)
  await database.close()
  console.log(`The tables of ${database.name} are up to date`)
}
