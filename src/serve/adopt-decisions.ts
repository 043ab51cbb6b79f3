import { appendSeals } from './append-seals'
import type { Database } from './database'
import { readDecisions } from './read-decisions'
import type { Sealable } from './sealer'
import type { SigningKey } from './signing-key'
import { sealHashes } from './seal-hashes'

const BATCH = 500

const UNSEALED = `not exists (select 1 from "consentSeal" s where s."consentId" = c.id)`

/**
 * Seals decisions that have no seal, as `adopted` and with the time of this call, so that they cannot pretend that the
 * server received them. It is called for the decisions of version 1.5, once, for those that @c15t/backend has stored, and
 * by `consents adopt`. A row that somebody inserts later stays without a seal, and `consents verify` names it.
 * @param ids adopts only these decisions
 * @returns the number of decisions
 */
export async function adoptDecisions(database: Database, key: SigningKey, ids?: readonly string[]): Promise<number> {
  let adopted = 0
  const which = ids ? `${UNSEALED} and c.id = any($1)` : UNSEALED
  const sites = await database.query(
    `select distinct c."domainId" as site from consent c where ${which}`,
    ids ? [ids] : [],
  )
  for (const { site } of sites as { site: string }[]) {
    await database.query(`insert into "consentChain" (site, seq, head) values ($1, 0, $2) on conflict do nothing`, [
      site,
      sealHashes.START,
    ])
    for (;;) {
      const { count } = await database.transaction(query => {
        const unsealed = async (): Promise<Sealable[]> => {
          const decisions = await readDecisions(
            query,
            `c."domainId" = $1 and ${UNSEALED}${ids ? ' and c.id = any($2)' : ''}`,
            ids ? [site, ids] : [site],
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
