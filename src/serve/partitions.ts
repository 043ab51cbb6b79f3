import type { Query } from './database'

/** The months for which partitions are made before they begin. */
const AHEAD = 24

/** The key needs the time, because a unique index of a partitioned table has the column that divides it. */
const divide = [
  'alter table consent rename to consent_before',
  'create table consent (like consent_before including defaults, primary key (id, "givenAt")) partition by range ("givenAt")',
  'create table consent_other partition of consent default',
  'drop table consent_before cascade',
]

const monthAfter = (now: number, months: number): string => {
  const date = new Date(now)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 10)
}

/**
 * Divides the decisions by month, and makes the partitions of this month and those to come. Older decisions are in the
 * partition `consent_other`.
 * @param now milliseconds since 1970
 * @throws Error if there are decisions in a table that is not divided
 */
export async function addPartitions(query: Query, now: number = Date.now()): Promise<void> {
  const [divided] = await query(
    `select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'consent_other'`,
  )
  if (!divided) {
    const [decision] = await query('select 1 from consent limit 1')
    if (decision)
      throw new Error(
        'PARTITIONS=month is for a new database, and this one has decisions. Leave it out, or see "Several database servers" in docs/guides/deploy-server.md',
      )
    for (const statement of divide) await query(statement)
  }
  for (let month = 0; month <= AHEAD; month++) {
    const [from, to] = [monthAfter(now, month), monthAfter(now, month + 1)]
    // A process that ran for longer than those months has stored its decisions in the other partition. They stay there.
    const [stored] = await query('select 1 from consent_other where "givenAt" >= $1 and "givenAt" < $2 limit 1', [
      from,
      to,
    ])
    if (!stored)
      await query(
        `create table if not exists consent_${from.slice(0, 7).replace('-', '_')} partition of consent for values from ('${from}') to ('${to}')`,
      )
  }
}
