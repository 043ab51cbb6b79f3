import type { Database } from './database'
import { readDecisions } from './read-decisions'
import { sealBatch } from './sealer'
import type { SigningKey } from './signing-key'
import { sealHashes } from './seal-hashes'

const BATCH = 500

/**
 * Seals decisions that have no seal: those from before version 1.6, and those that @c15t/backend has stored. A row that
 * somebody inserted into the database is sealed as well, as `adopted` and with the time of this call, so it cannot
 * pretend that the server received it.
 * @returns the number of decisions
 */
export async function adoptDecisions(database: Database, key: SigningKey): Promise<number> {
  let adopted = 0
  const sites = await database.query(
    `select distinct "domainId" as site from consent c
     where not exists (select 1 from "consentSeal" s where s."consentId" = c.id)`,
  )
  for (const { site } of sites as { site: string }[]) {
    await database.query(`insert into "consentChain" (site, seq, head) values ($1, 0, $2) on conflict do nothing`, [
      site,
      sealHashes.START,
    ])
    for (;;) {
      const count = await database.transaction(async query => {
        const [chain] = await query(`select seq, head from "consentChain" where site = $1 for update`, [site])
        const decisions = await readDecisions(
          query,
          `c."domainId" = $1 and not exists (select 1 from "consentSeal" s where s."consentId" = c.id)`,
          [site],
          BATCH,
        )
        if (decisions.length === 0) return 0
        const { seals, head } = sealBatch(
          site,
          { seq: Number(chain!.seq), head: String(chain!.head) },
          decisions.map(decision => ({ kind: 'adopted', decision })),
          new Date().toISOString(),
          key,
        )
        await query(
          `insert into "consentSeal" (site, seq, kind, "consentId", "recordId", salt, digest, hash, "receivedAt", signature, "keyId")
           select * from json_to_recordset($1::json) as r(site text, seq bigint, kind text, "consentId" text, "recordId" text,
             salt text, digest text, hash text, "receivedAt" text, signature text, "keyId" text)`,
          [JSON.stringify(seals)],
        )
        await query(`update "consentChain" set seq = $1, head = $2 where site = $3`, [head.seq, head.head, site])
        return decisions.length
      })
      if (count === 0) break
      adopted += count
    }
  }
  return adopted
}
