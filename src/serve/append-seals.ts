import type { Query } from './database'
import { insertSeals } from './insert-seals'
import { sealBatch, type ChainHead, type Sealable } from './sealer'
import type { SigningKey } from './signing-key'

/**
 * Adds entries to chain 0 of a site, in the caller's transaction, and locks that chain until it ends. The entries are
 * read after the chain is locked, so no other server seals them as well.
 * @param entries what to seal; an empty list changes nothing
 * @returns the number of entries, and the new head
 */
export async function appendSeals(
  query: Query,
  site: string,
  entries: () => Sealable[] | Promise<Sealable[]>,
  key: SigningKey,
): Promise<{ count: number; head: ChainHead }> {
  const [chain] = await query(
    `select c.seq, c.head, d.name from "consentChain" c join domain d on d.id = c.site
     where c.site = $1 and c.chain = 0 for update of c`,
    [site],
  )
  const from = { chain: 0, seq: Number(chain!.seq), head: String(chain!.head) }
  const sealed = await entries()
  if (sealed.length === 0) return { count: 0, head: from }
  const { seals, head } = sealBatch(site, from, sealed, new Date().toISOString(), key.ofSite(String(chain!.name)))
  await query(insertSeals('$1'), [JSON.stringify(seals)])
  // "movedAt" stays: it says when a server has stored decisions, so that this is not mistaken for one.
  await query(`update "consentChain" set seq = $1, head = $2 where site = $3 and chain = 0`, [
    head.seq,
    head.head,
    site,
  ])
  return { count: sealed.length, head }
}
