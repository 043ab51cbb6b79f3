import type { Database } from './database'
import { loadPackage } from './load-package'
import { addPartitions } from './partitions'

/** An arbitrary number, the same in every process. */
const LOCK = 15_150_723

/**
 * Indexes that the tables of @c15t/backend lack. The unique ones prevent that two servers create the same site at the
 * same time, which would give one decision two names.
 */
const indexes = [
  `create unique index if not exists consents_domain on domain (name, coalesce("tenantId", ''))`,
  `create unique index if not exists consents_purpose on "consentPurpose" (code, coalesce("tenantId", ''))`,
  `create unique index if not exists consents_policy on "consentPolicy" (type, coalesce(hash, ''), version, coalesce("tenantId", ''))`,
  `create index if not exists consents_subject on consent ("subjectId")`,
  `create index if not exists consents_time_id on consent ("givenAt", id)`,
  `create index if not exists consents_account on subject ("externalId")`,
]

/**
 * Our own tables: the chain of records, the keys that sign it, the texts that visitors saw, the counts by day, who has
 * access, the webhooks with their place in each chain, and the hand-offs that were used.
 */
const tables = [
  `create table if not exists "consentChain" (site varchar(255) not null, chain integer not null default 0, seq bigint not null,
    head varchar(64) not null, "movedAt" varchar(24) not null default '', primary key (site, chain))`,
  `create table if not exists "consentSeal" (site varchar(255) not null, chain integer not null default 0,
    seq bigint not null, kind varchar(16) not null,
    "consentId" varchar(255) not null, "recordId" varchar(255), salt varchar(32), digest varchar(64) not null,
    hash varchar(64) not null, "receivedAt" varchar(24) not null, signature varchar(128), "keyId" varchar(64),
    primary key (site, chain, seq))`,
  `create index if not exists "consentSeal_consent" on "consentSeal" ("consentId")`,
  `create index if not exists "consentSeal_record" on "consentSeal" ("recordId")`,
  `create table if not exists "consentKey" (id varchar(64) primary key, "publicKey" text not null, "firstSeen" varchar(24) not null)`,
  `create table if not exists "consentNotice" (hash varchar(64) primary key, language varchar(35), content text not null, "firstSeen" varchar(24) not null)`,
  `create table if not exists "consentCount" (day varchar(10) not null, site varchar(255) not null, dimension varchar(16) not null,
    value varchar(128) not null, action varchar(16) not null, chain integer not null default 0, count bigint not null,
    primary key (day, site, dimension, value, action, chain))`,
  `create index if not exists "consentCount_value" on "consentCount" (dimension, value, day)`,
  `create table if not exists "consentSession" (id varchar(64) primary key, holder varchar(255) not null, until varchar(24) not null)`,
  `create table if not exists "consentAccess" (id varchar(32) primary key, name varchar(255) not null, role varchar(16) not null,
    sites text not null, scopes text not null, digest varchar(64) not null unique, "createdAt" varchar(24) not null,
    "createdBy" varchar(255) not null, "endsAt" varchar(24), "revokedAt" varchar(24))`,
  `create table if not exists "consentAccessLog" (seq bigint primary key, at varchar(24) not null, person varchar(255) not null,
    action varchar(32) not null, site varchar(255) not null, detail text not null, hash varchar(64) not null,
    signature varchar(128), "keyId" varchar(64))`,
  `create table if not exists "consentWebhook" (id varchar(32) primary key, url text not null, secret varchar(128) not null,
    sites text not null, events text not null, "createdAt" varchar(24) not null, failures integer not null default 0,
    "nextAt" varchar(24) not null default '', "busyUntil" varchar(24) not null default '')`,
  `create table if not exists "consentWebhookPlace" (webhook varchar(32) not null, site varchar(255) not null,
    chain integer not null, seq bigint not null, pending bigint, primary key (webhook, site, chain))`,
  `create table if not exists "consentWebhookFailure" (id varchar(32) primary key, webhook varchar(32) not null,
    site varchar(255) not null, chain integer not null, first bigint not null, last bigint not null, reason text not null,
    at varchar(24) not null)`,
  `create table if not exists "consentHour" (site varchar(255) not null, hour varchar(13) not null, at varchar(24) not null,
    total bigint not null, count bigint, change varchar(8) not null, primary key (site, hour))`,
  `create table if not exists "consentCountMonth" (month varchar(7) not null, site varchar(255) not null, dimension varchar(16) not null,
    value varchar(128) not null, action varchar(32) not null, count bigint not null,
    primary key (month, site, dimension, value, action))`,
  `create table if not exists "consentLimit" (visitor varchar(64) not null, minute integer not null, count integer not null,
    primary key (visitor, minute))`,
  `create table if not exists "consentHandOff" (id varchar(32) primary key, until bigint not null)`,
]

const chain = 'add column chain integer not null default 0'
/** What tables need that were made when each site had one chain. */
const chained = {
  consentChain: `${chain}, add column "movedAt" varchar(24) not null default '', add primary key (site, chain)`,
  consentSeal: `${chain}, add primary key (site, chain, seq)`,
  consentCount: `${chain}, add primary key (day, site, dimension, value, action, chain)`,
}

/** Adds the number of the chain to tables that lack it. Their rows belong to chain 0, and keep their hashes. */
async function addChains({ query }: Database): Promise<void> {
  for (const [table, changes] of Object.entries(chained)) {
    const [found] = await query(
      `select 1 from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and column_name = 'chain'`,
      [table],
    )
    if (!found) await query(`alter table "${table}" drop constraint "${table}_pkey", ${changes}`)
  }
}

/**
 * Creates and updates the tables. Servers that start together wait for each other.
 * @param isPartitioned whether the decisions are divided by month
 */
export async function migrate(database: Database, isPartitioned: boolean): Promise<void> {
  const [adapters, migrators, schemas] = await Promise.all(
    ['adapters/kysely', 'migrator', 'schema'].map(path => loadPackage(`@c15t/backend/db/${path}`)),
  )
  const { kyselyAdapter } = adapters as unknown as { kyselyAdapter: (options: object) => unknown }
  const { migrator } = migrators as unknown as { migrator: (o: object) => Promise<{ execute: () => Promise<void> }> }
  const { DB } = schemas as unknown as { DB: { client: (adapter: unknown) => unknown } }
  const run = async () => {
    const adapter = kyselyAdapter({ db: await database.kysely(), provider: database.provider })
    const { execute } = await migrator({ db: DB.client(adapter), schema: 'latest' })
    await execute()
    if (isPartitioned) await addPartitions(database.query)
    for (const statement of [...indexes, ...tables]) await database.query(statement)
    await addChains(database)
  }
  // CockroachDB has this lock only since 2026: https://github.com/cockroachdb/cockroach/pull/168353
  if (!database.isShared || database.provider === 'cockroachdb') return run()
  // The lock ends with its transaction, so it also works behind a pooler in transaction mode.
  await database.transaction(async query => {
    await query(`select pg_advisory_xact_lock(${LOCK})`)
    await run()
  })
}
