import type { Query } from './database'
import { readDecisions } from './read-decisions'
import { readSeals } from './read-seals'
import type { Seal } from './seal'
import { sealHashes } from './seal-hashes'
import { sealedContent } from './sealed-content'
import { isSignedBy } from './is-signed-by'

/** The result for one site. */
export interface ChainReport {
  readonly site: string
  readonly links: number
  /** How many of them were sealed later than they were stored. */
  readonly adopted: number
  readonly head: string
  /** What is wrong, each with the decision or the link. */
  readonly problems: readonly string[]
}

/** An exported head: the chain of a site had this hash at this link. */
export interface ExportedHead {
  readonly site: string
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
 * Recomputes the chain of a site and compares it with the decisions, the signatures and exported heads.
 * @param keys public keys (PEM) by id, not read from the database that is checked
 */
export async function verifyChain(
  query: Query,
  site: string,
  keys: ReadonlyMap<string, string>,
  heads: readonly ExportedHead[] = [],
): Promise<ChainReport> {
  const problems: string[] = []
  const missing = new Map<string, number>()
  let head = sealHashes.START
  let links = 0
  let adopted = 0
  let isLastSigned = true
  const expected = new Map(heads.filter(one => one.site === site).map(({ seq, hash }) => [seq, hash]))

  async function check(page: readonly Seal[]) {
    const stored = await decisionsOf(
      query,
      page.map(({ consentId }) => consentId),
    )
    for (const seal of page) {
      links++
      if (seal.seq !== links) problems.push(`link ${links} is removed; the next one is ${seal.seq}`)
      links = seal.seq
      if (seal.kind === 'adopted') adopted++
      const hash = sealHashes.link(head, seal)
      if (hash !== seal.hash) problems.push(`link ${seal.seq} is changed, or one before it is`)
      head = seal.hash
      const wanted = expected.get(seal.seq)
      if (wanted && wanted !== seal.hash) problems.push(`link ${seal.seq} differs from the exported head`)
      expected.delete(seal.seq)
      isLastSigned = seal.signature !== null
      if (seal.signature) {
        const key = keys.get(seal.keyId ?? '')
        if (!key) problems.push(`link ${seal.seq} is signed with the key ${seal.keyId}, which is not given`)
        else if (!isSignedBy(key, seal.hash, seal.signature))
          problems.push(`the signature of link ${seal.seq} is wrong`)
      }
      if (seal.kind === 'erased') {
        if (seal.digest !== sealHashes.erasure(seal.consentId)) problems.push(`link ${seal.seq} is no erasure`)
        missing.delete(seal.consentId)
        if (stored.has(seal.consentId)) problems.push(`decision ${seal.consentId} was erased, but is stored`)
        continue
      }
      const decision = stored.get(seal.consentId)
      if (!decision) missing.set(seal.consentId, seal.seq)
      else if (sealHashes.digest(seal.salt ?? '', sealedContent(decision)) !== seal.digest)
        problems.push(`decision ${seal.consentId} of link ${seal.seq} is changed`)
    }
  }

  let page: Seal[] = []
  for await (const seal of readSeals(query, site)) {
    page.push(seal)
    if (page.length === PAGE) await check(page.splice(0))
  }
  await check(page)
  for (const [id, seq] of missing) problems.push(`decision ${id} of link ${seq} is removed`)
  for (const [seq] of expected) problems.push(`link ${seq} of an exported head is removed`)
  if (!isLastSigned) problems.push('the last link is not signed')
  const unsealed = await query(
    `select c.id from consent c where c."domainId" = $1 and not exists
       (select 1 from "consentSeal" s where s."consentId" = c.id and s.kind <> 'erased') limit 20`,
    [site],
  )
  for (const { id } of unsealed) problems.push(`decision ${String(id)} has no seal: it was inserted beside the server`)
  return { site, links, adopted, head, problems }
}
