import type { Query } from './database'
import { readDecisions } from './read-decisions'
import { readSeals } from './read-seals'
import type { Seal } from './seal'
import { sealHashes } from './seal-hashes'
import { sealedContent } from './sealed-content'
import type { StoredDecision } from './stored-decision'
import { createPublicKey, verify } from 'node:crypto'

/** Returns whether an Ed25519 signature in base64 belongs to a text and a public key (PEM). */
const isSignedBy = (publicKey: string, text: string, signature: string): boolean =>
  verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'))

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

/** An exported head: a chain of a site had this hash at this link. */
export interface ExportedHead {
  readonly site: string
  /** Missing in files that were exported when each site had one chain. */
  readonly chain?: number
  readonly seq: number
  readonly hash: string
}

const PAGE = 500

/** Reads the decisions of some links. */
async function decisionsOf(query: Query, ids: readonly string[]) {
  const found = await readDecisions(query, 'c.id = any($1)', [ids], ids.length)
  return new Map(found.map(decision => [decision.id, decision]))
}

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
  /** Decisions that are not stored, by id, with their links. An erasure explains them. */
  const missing = new Map<string, string>()
  /** The chains that links of chain 0 opened, with the hashes of these links. */
  const opened = new Map<number, string>()
  let links = 0
  let adopted = 0

  /** Checks what a link says about its decision. */
  function checkDecision(seal: Seal, name: string, decision: StoredDecision | undefined): void {
    // The salt is deleted by an erasure only.
    if (!decision || seal.salt === null) missing.set(seal.consentId, name)
    else if (sealHashes.digest(seal.salt, sealedContent(decision)) !== seal.digest)
      problems.push(`decision ${seal.consentId} of ${name} is changed`)
  }

  async function checkErasure(seal: Seal, name: string, isStored: boolean): Promise<void> {
    if (seal.digest !== sealHashes.erasure(seal.consentId)) problems.push(`${name} is no erasure`)
    missing.delete(seal.consentId)
    if (!isStored) return
    // The visitor's browser can have sent the decision again.
    const [again] = await query(`select 1 from "consentSeal" where "consentId" = $1 and salt is not null limit 1`, [
      seal.consentId,
    ])
    if (!again) problems.push(`decision ${seal.consentId} was erased, but is stored`)
  }

  /** @returns the hash of the last link */
  async function checkChain(chain: number, start: string, stored: ExportedHead): Promise<string> {
    const expected = new Map(
      [stored, ...heads.filter(one => one.site === site && (one.chain ?? 0) === chain)].map(one => [one.seq, one]),
    )
    expected.delete(0)
    let head = start
    let at = 0
    let isLastSigned = true
    const nameOf = (seq: number) => `link ${seq}${chain === 0 ? '' : ` of chain ${chain}`}`

    function checkLink(seal: Seal): void {
      links++
      at++
      if (seal.seq !== at) problems.push(`${nameOf(at)} is removed; the next one is ${seal.seq}`)
      at = seal.seq
      if (sealHashes.link(head, seal) !== seal.hash) problems.push(`${nameOf(at)} is changed, or one before it is`)
      head = seal.hash
      const wanted = expected.get(at)
      if (wanted && wanted.hash !== seal.hash)
        problems.push(`${nameOf(at)} differs from the ${wanted === stored ? 'stored' : 'exported'} head`)
      expected.delete(at)
      isLastSigned = seal.signature !== null
      if (!seal.signature) return
      const key = keys.get(seal.keyId ?? '')
      if (!key) problems.push(`${nameOf(at)} is signed with the key ${seal.keyId}, which is not given`)
      else if (!isSignedBy(key, seal.hash, seal.signature)) problems.push(`the signature of ${nameOf(at)} is wrong`)
    }

    async function checkPage(page: readonly Seal[]): Promise<void> {
      const decisions = await decisionsOf(
        query,
        page.map(({ consentId }) => consentId),
      )
      for (const seal of page) {
        checkLink(seal)
        const decision = decisions.get(seal.consentId)
        if (seal.kind === 'adopted') adopted++
        if (seal.kind === 'erased') await checkErasure(seal, nameOf(seal.seq), decision !== undefined)
        else if (seal.kind !== 'opened') checkDecision(seal, nameOf(seal.seq), decision)
        else if (chain !== 0 || seal.digest !== sealHashes.opening(Number(seal.consentId)))
          problems.push(`${nameOf(seal.seq)} opens no chain`)
        else if (opened.get(Number(seal.consentId)) === seal.hash) opened.delete(Number(seal.consentId))
        else problems.push(`chain ${seal.consentId}, which ${nameOf(seal.seq)} opened, is removed`)
      }
    }

    let page: Seal[] = []
    for await (const seal of readSeals(query, site, chain)) {
      page.push(seal)
      if (page.length === PAGE) await checkPage(page.splice(0))
    }
    await checkPage(page)
    for (const [seq, one] of expected)
      problems.push(`${nameOf(seq)} of ${one === stored ? 'the stored' : 'an exported'} head is removed`)
    if (!isLastSigned) problems.push(`the last link${chain === 0 ? '' : ` of chain ${chain}`} is not signed`)
    return head
  }

  // The heads are read first: links that are written meanwhile come after them.
  const rows = await query(`select chain, seq, head from "consentChain" where site = $1 order by chain desc`, [site])
  const openings = await query(
    `select "consentId", hash from "consentSeal" where site = $1 and chain = 0 and kind = 'opened'`,
    [site],
  )
  const starts = new Map(openings.map(({ consentId, hash }) => [Number(consentId), String(hash)]))
  let last = sealHashes.START
  for (const row of rows) {
    const chain = Number(row.chain)
    const start = chain === 0 ? sealHashes.START : starts.get(chain)
    if (start === undefined) problems.push(`chain ${chain} was not opened by a link of chain 0`)
    else if (chain !== 0) opened.set(chain, start)
    last = await checkChain(chain, start ?? '', { site, chain, seq: Number(row.seq), hash: String(row.head) })
  }
  if (Number(rows.at(-1)?.chain ?? -1) !== 0) problems.push('chain 0 is removed')
  for (const { chain } of heads.filter(one => one.site === site && !rows.some(row => row.chain === (one.chain ?? 0))))
    problems.push(`chain ${chain ?? 0} of an exported head is removed`)
  for (const [id, name] of missing) problems.push(`decision ${id} of ${name} is removed`)
  const unsealed = await query(
    `select c.id from consent c where c."domainId" = $1 and not exists
       (select 1 from "consentSeal" s where s."consentId" = c.id and s.site = $1 and s.chain = any($2)
         and s.kind in ('decision', 'adopted')) limit 20`,
    [site, rows.map(row => Number(row.chain))],
  )
  for (const { id } of unsealed) problems.push(`decision ${String(id)} has no seal: it was inserted beside the server`)
  return { site, links, adopted, chains: rows.length, head: last, problems }
}
