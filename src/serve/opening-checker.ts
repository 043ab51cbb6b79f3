import type { Query } from './database'
import type { Seal } from './seal'
import { sealHashes } from './seal-hashes'

/**
 * Compares the chains of a site with the links of chain 0 that opened them. Chain 0 is checked last, so its links are
 * compared with chains that were found.
 */
export async function openingChecker(query: Query, site: string, report: (problem: string) => void) {
  const openings = await query(
    `select "consentId", hash from "consentSeal" where site = $1 and chain = 0 and kind = 'opened'`,
    [site],
  )
  const starts = new Map(openings.map(({ consentId, hash }) => [Number(consentId), String(hash)]))
  /** The chains that were found and not yet compared, with the hashes of the links that opened them. */
  const found = new Map<number, string>()

  return {
    /** Returns the hash that a chain begins with; empty if no link opened it. */
    startOf(chain: number): string {
      if (chain === 0) return sealHashes.START
      const start = starts.get(chain)
      if (start === undefined) report(`chain ${chain} was not opened by a link of chain 0`)
      else found.set(chain, start)
      return start ?? ''
    },
    /**
     * Checks a link that opens a chain.
     * @param chain the chain that the link is part of
     */
    check(seal: Seal, chain: number, name: string): void {
      const opened = Number(seal.consentId)
      if (chain !== 0 || seal.digest !== sealHashes.opening(opened)) report(`${name} opens no chain`)
      else if (found.get(opened) === seal.hash) found.delete(opened)
      else report(`chain ${seal.consentId}, which ${name} opened, is removed`)
    },
  }
}
