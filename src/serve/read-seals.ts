import type { Query } from './database'
import type { Seal } from './seal'

const PAGE = 1000

/** Reads the links of a chain in order, page by page. */
export async function* readSeals(query: Query, site: string, chain: number): AsyncGenerator<Seal> {
  for (let after = 0; ;) {
    const page = (await query(
      `select site, chain, seq, kind, "consentId", "recordId", salt, digest, hash, "receivedAt", signature, "keyId"
       from "consentSeal" where site = $1 and chain = $2 and seq > $3 order by seq limit ${PAGE}`,
      [site, chain, after],
    )) as unknown as Seal[]
    for (const seal of page) yield { ...seal, seq: Number(seal.seq) }
    if (page.length < PAGE) return
    after = Number(page.at(-1)!.seq)
  }
}
