// Creates and updates the tables; does nothing if they are up to date. The server also does this when it starts. `npm
// run migrate` does only this, for a separate database user with the permission to change tables.
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openDatabase } from './database.mjs'

/** An arbitrary number, the same in every process. */
const LOCK = 15_150_723

/**
 * Indexes that the backend's tables lack. The unique ones prevent that two servers create the same site at the same
 * time, which would give one decision two names. The others are for the log of consents and the verification of
 * receipts.
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
 * Updates the tables. Processes that start at the same time wait for each other.
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
  // CockroachDB has no advisory locks.
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
