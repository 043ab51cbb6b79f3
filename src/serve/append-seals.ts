import type { Query } from './database'
import { insertSeals } from './insert-seals'
import { sealBatch, type Sealable } from './sealer'
import type { SigningKey } from './signing-key'

/**
 * Adds entries to the chain of a site, in the caller's transaction, and locks the chain until it ends. The entries are
 * read after the chain is locked, so no other server seals them as well.
 * @param entries what to seal; an empty list changes nothing
 * @returns the number of entries
 */
export async function appendSeals(
  query: Query,
  site: string,
  entries: () => Sealable[] | Promise<Sealable[]>,
  key: SigningKey,
): Promise<number> {
  const [chain] = await query(`select seq, head from "consentChain" where site = $1 for update`, [site])
  const sealed = await entries()
  if (sealed.length === 0) return 0
  const from = { seq: Number(chain!.seq), head: String(chain!.head) }
  const { seals, head } = sealBatch(site, from, sealed, new Date().toISOString(), key)
  await query(insertSeals('$1'), [JSON.stringify(seals)])
  await query(`update "consentChain" set seq = $1, head = $2 where site = $3`, [head.seq, head.head, site])
  return sealed.length
}
