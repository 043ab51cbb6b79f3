import { appendSeals } from './append-seals'
import type { Database } from './database'
import type { Sealable } from './sealer'
import type { SigningKey } from './signing-key'

/** A chain to which no server has written for this time can be continued by another one, in milliseconds. */
const IDLE = 60_000

/**
 * Finds a chain of a site that no other server writes to, or opens one. The opening is a signed link of chain 0, and the
 * new chain begins with the hash of that link, so a chain that is removed as a whole is found.
 * @returns the number of the chain
 */
export const takeChain = (database: Database, site: string, key: SigningKey): Promise<number> =>
  database.transaction(async query => {
    // Servers that look for a chain at the same time wait for each other.
    await query(`select 1 from "consentChain" where site = $1 and chain = 0 for update`, [site])
    const chains = await query(`select chain, "movedAt" from "consentChain" where site = $1 order by chain`, [site])
    const since = new Date(Date.now() - IDLE).toISOString()
    const now = new Date().toISOString()
    const idle = chains.find(({ movedAt }) => String(movedAt) < since)
    if (idle) {
      await query(`update "consentChain" set "movedAt" = $1 where site = $2 and chain = $3`, [now, site, idle.chain])
      return Number(idle.chain)
    }
    const chain = Number(chains.at(-1)!.chain) + 1
    const opened = (): Sealable[] => [{ kind: 'opened', chain }]
    const { head } = await appendSeals(query, site, opened, key)
    await query(`insert into "consentChain" (site, chain, seq, head, "movedAt") values ($1, $2, 0, $3, $4)`, [
      site,
      chain,
      head.head,
      now,
    ])
    return chain
  })
