import { appendSeals } from './append-seals'
import type { Database } from './database'
import { readDecisions } from './read-decisions'
import type { Sealable } from './sealer'
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
      const count = await database.transaction(query => {
        const unsealed = async (): Promise<Sealable[]> => {
          const decisions = await readDecisions(
            query,
            `c."domainId" = $1 and not exists (select 1 from "consentSeal" s where s."consentId" = c.id)`,
            [site],
            BATCH,
          )
          return decisions.map(decision => ({ kind: 'adopted', decision }))
        }
        return appendSeals(query, site, unsealed, key)
      })
      if (count === 0) break
      adopted += count
    }
  }
  return adopted
}
