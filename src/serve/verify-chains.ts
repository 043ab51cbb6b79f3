import type { Query } from './database'
import { decisionChecker } from './decision-checker'
import type { ExportedHead } from './exported-head'
import { linkChecker } from './link-checker'
import { linkName } from './link-name'
import { openingChecker } from './opening-checker'
import { readDecisions } from './read-decisions'
import { readSeals } from './read-seals'
import type { Seal } from './seal'
import { sealHashes } from './seal-hashes'

/** The result for one site. */
export interface SiteReport {
  readonly site: string
  readonly links: number
  /** How many of them were sealed later than they were stored. */
  readonly adopted: number
  /** How many chains the site has. */
  readonly chains: number
  /** The last hash of chain 0. */
  readonly head: string
  /** What is wrong, each with the decision or the link. */
  readonly problems: readonly string[]
}

const PAGE = 500

/** Reads the links of a chain page by page, each with the stored decisions of the page by id. */
async function* readLinks(query: Query, site: string, chain: number) {
  async function withDecisions(links: readonly Seal[]) {
    const ids = links.map(({ consentId }) => consentId)
    const found = await readDecisions(query, 'c.id = any($1)', [ids], ids.length)
    const decisions = new Map(found.map(decision => [decision.id, decision]))
    return links.map(seal => ({ seal, decision: decisions.get(seal.consentId) }))
  }
  let page: Seal[] = []
  for await (const seal of readSeals(query, site, chain)) {
    page.push(seal)
    if (page.length === PAGE) yield* await withDecisions(page.splice(0))
  }
  yield* await withDecisions(page)
}

/** Finds up to 20 decisions of a site that no link of its chains names. */
const unsealedDecisions = (query: Query, site: string, chains: readonly number[]) =>
  query(
    `select c.id from consent c where c."domainId" = $1 and not exists
       (select 1 from "consentSeal" s where s."consentId" = c.id and s.site = $1 and s.chain = any($2)
         and s.kind in ('decision', 'adopted')) limit 20`,
    [site, chains],
  )

/**
 * Recomputes the chains of a site and compares them with the decisions, the signatures, the stored heads and exported heads.
 * Chain 0 is the last one, because it says which others were opened, and what was erased.
 * @param keys public keys (PEM) by id, not read from the database that is checked
 */
export async function verifyChains(
  query: Query,
  site: string,
  keys: ReadonlyMap<string, string>,
  heads: readonly ExportedHead[] = [],
): Promise<SiteReport> {
  const problems: string[] = []
  const report = (problem: string): void => void problems.push(problem)
  // The heads are read first: links that are written meanwhile come after them.
  const rows = await query(`select chain, seq, head from "consentChain" where site = $1 order by chain desc`, [site])
  const openings = await openingChecker(query, site, report)
  const decisions = decisionChecker(query, report)
  const exported = heads.filter(one => one.site === site)
  let count = 0
  let adopted = 0

  /** @returns the hash of the last link */
  async function checkChain(chain: number, stored: ExportedHead): Promise<string> {
    const start = openings.startOf(chain)
    const expected = { start, stored, exported: exported.filter(one => (one.chain ?? 0) === chain), keys }
    const links = linkChecker(chain, expected, report)
    for await (const { seal, decision } of readLinks(query, site, chain)) {
      count++
      if (seal.kind === 'adopted') adopted++
      links.check(seal)
      const name = linkName(chain, seal.seq)
      if (seal.kind === 'opened') openings.check(seal, chain, name)
      else await decisions.check(seal, name, decision)
    }
    return links.finish()
  }

  let last = sealHashes.START
  for (const row of rows) {
    const chain = Number(row.chain)
    last = await checkChain(chain, { site, chain, seq: Number(row.seq), hash: String(row.head) })
  }
  if (Number(rows.at(-1)?.chain ?? -1) !== 0) report('chain 0 is removed')
  for (const { chain } of exported.filter(one => !rows.some(row => row.chain === (one.chain ?? 0))))
    report(`chain ${chain ?? 0} of an exported head is removed`)
  decisions.finish()
  const chains = rows.map(row => Number(row.chain))
  for (const { id } of await unsealedDecisions(query, site, chains))
    report(`decision ${String(id)} has no seal: it was inserted beside the server`)
  return { site, links: count, adopted, chains: rows.length, head: last, problems }
}
