import { appendSeals } from './append-seals'
import type { Database, Query } from './database'
import type { Sealable } from './sealer'
import type { SigningKey } from './signing-key'

const BATCH = 500

async function eraseBatch(query: Query, site: string, ids: readonly string[], key: SigningKey): Promise<void> {
  // First, because it locks the chain.
  const entries = ids.map((consentId): Sealable => ({ kind: 'erased', consentId }))
  await appendSeals(query, site, () => entries, key)
  const subjects = await query(`delete from consent where id = any($1) returning "subjectId"`, [ids])
  await query(`update "consentSeal" set salt = null, "recordId" = null where site = $1 and "consentId" = any($2)`, [
    site,
    ids,
  ])
  const gone = [...new Set(subjects.map(({ subjectId }) => String(subjectId)))]
  await query(
    `delete from "auditLog" where "subjectId" = any($1) and not exists (select 1 from consent c where c."subjectId" = "auditLog"."subjectId")`,
    [gone],
  )
  await query(
    `delete from subject where id = any($1) and not exists (select 1 from consent c where c."subjectId" = subject.id)`,
    [gone],
  )
}

/**
 * Deletes decisions and the subjects that have no others. Each one leaves a signed entry in the chain, so that an
 * erasure is not mistaken for a manipulation.
 * @param condition SQL about `consent`, with parameters from $1
 * @returns the number of deleted decisions
 */
export async function eraseDecisions(
  database: Database,
  key: SigningKey,
  condition: string,
  values: readonly unknown[],
): Promise<number> {
  let erased = 0
  // Each search continues behind the last one. From the start, it would read everything that was deleted before.
  let after: readonly unknown[] = ['-infinity', '']
  const next = `("givenAt", id) > ($${values.length + 1}::timestamp, $${values.length + 2})`
  for (;;) {
    const rows = await database.query(
      `select id, "domainId" as site, "givenAt"::text as time from consent where ${condition} and ${next}
       order by "givenAt", id limit ${BATCH}`,
      [...values, ...after],
    )
    for (const site of new Set(rows.map(row => String(row.site))))
      await database.transaction(query =>
        eraseBatch(
          query,
          site,
          rows.filter(row => row.site === site).map(({ id }) => String(id)),
          key,
        ),
      )
    erased += rows.length
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return erased
    after = [last.time, last.id]
  }
}
