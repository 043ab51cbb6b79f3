import { version } from '../../consent/version'
import type { Query } from '../database'
import { findDecisions } from '../dashboard/find-decisions'
import type { ReadDecision } from '../read-decisions'
import type { Seal } from '../seal'
import { sealHashes } from '../seal-hashes'
import { sealedContent } from '../sealed-content'
import type { ConsentProof, ProofLink, ProofText, ProvenDecision } from './consent-proof'

/** Among how many decisions before, of all sites, the notice before is looked for. */
const BEFORE = 5000
/** The most links up to the next signature: a group has at most 250, and adopted decisions 500. */
const LINKS = 600

const columns = `site, chain, seq, kind, "consentId", salt, digest, hash, "receivedAt", signature, "keyId"`

/** Returns the hashes in a receipt, each with what it is the text of. */
function hashesOf(metadata: unknown): { of: string; hash: string }[] {
  const { receipt } = (metadata ?? {}) as { receipt?: { notice?: unknown; purposes?: unknown } | null }
  const purposes = Object.entries((receipt?.purposes ?? {}) as Record<string, { text?: unknown } | null>)
  return [['notice', receipt?.notice] as const, ...purposes.map(([name, one]) => [name, one?.text] as const)]
    .filter(([, hash]) => typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash))
    .slice(0, 32)
    .map(([of, hash]) => ({ of, hash: String(hash) }))
}

async function textsOf(query: Query, metadata: unknown): Promise<ProofText[]> {
  const wanted = hashesOf(metadata)
  const rows = await query(`select hash, content from "consentNotice" where hash = any($1)`, [
    wanted.map(({ hash }) => hash),
  ])
  const contents = new Map(rows.map(({ hash, content }) => [String(hash), String(content)]))
  return wanted.map(({ of, hash }) => ({ of, hash, content: contents.get(hash) ?? null }))
}

/** Reads the notice that the site showed last before another one. */
async function noticeBefore(
  query: Query,
  { domainId, givenAt, id }: ReadDecision,
  hash: string,
): Promise<string | null> {
  const [row] = await query(
    `select n.content from (
       select c."domainId", c."givenAt", c.id, c.metadata->'json'->'receipt'->>'notice' as hash from consent c
       where (c."givenAt", c.id) < ($2::timestamp, $3) order by c."givenAt" desc, c.id desc limit ${BEFORE}
     ) as earlier join "consentNotice" n on n.hash = earlier.hash
     where earlier."domainId" = $1 and earlier.hash <> $4
     order by earlier."givenAt" desc, earlier.id desc limit 1`,
    [domainId, givenAt, id, hash],
  )
  return row ? String(row.content) : null
}

async function prove(query: Query, decision: ReadDecision): Promise<ProvenDecision | null> {
  const [seal] = (await query(
    `select ${columns} from "consentSeal" where "consentId" = $1 and kind in ('decision', 'adopted')
     order by "receivedAt", seq limit 1`,
    [decision.id],
  )) as unknown as Seal[]
  if (!seal?.salt) return null
  const { site, chain } = seal
  const rows = (await query(
    `select ${columns} from "consentSeal" where site = $1 and chain = $2 and seq >= $3 order by seq limit ${LINKS}`,
    [site, chain, Number(seal.seq) - 1],
  )) as unknown as Seal[]
  const at = rows.findIndex(({ consentId, seq }) => consentId === decision.id && Number(seq) === Number(seal.seq))
  const end = rows.findIndex(({ signature }, place) => place >= at && signature !== null)
  if (end < 0) return null
  let previousHash = rows[at - 1]?.hash ?? sealHashes.START
  if (at === 0 && Number(chain) !== 0) {
    const [opening] = await query(
      `select hash from "consentSeal" where site = $1 and chain = 0 and kind = 'opened' and "consentId" = $2`,
      [site, String(chain)],
    )
    previousHash = String(opening?.hash)
  }
  const links = rows.slice(at, end + 1).map((link): ProofLink => ({
    site: link.site,
    seq: Number(link.seq),
    kind: link.kind,
    consentId: link.consentId,
    digest: link.digest,
    receivedAt: link.receivedAt,
    hash: link.hash,
  }))
  const texts = await textsOf(query, decision.metadata)
  const notice = texts.find(({ of }) => of === 'notice')
  return {
    site: decision.domain,
    granted: decision.granted,
    decision: sealedContent(decision),
    salt: seal.salt,
    chain: Number(chain),
    previousHash,
    links,
    signature: rows[end]!.signature!,
    keyId: rows[end]!.keyId!,
    texts,
    noticeBefore: notice ? await noticeBefore(query, decision, notice.hash) : null,
  }
}

/**
 * Collects what proves the decisions of a subject, or the one with an id of a decision or receipt: at most 100.
 * @param sites the ids of the sites that the reader may see; null for all
 * @returns null if there is none
 */
export async function collectProof(
  query: Query,
  about: string,
  sites: readonly string[] | null = null,
): Promise<ConsentProof | null> {
  const { decisions: found } = await findDecisions(query, about, sites)
  const decisions: ProvenDecision[] = []
  for (const decision of found) {
    const proven = await prove(query, decision)
    if (proven) decisions.push(proven)
  }
  if (decisions.length === 0) return null
  const rows = await query(`select id, "publicKey" from "consentKey" where id = any($1)`, [
    decisions.map(({ keyId }) => keyId),
  ])
  return {
    format: 'consent-proof@1',
    about: about.trim(),
    madeAt: new Date().toISOString(),
    version,
    keys: Object.fromEntries(rows.map(({ id, publicKey }) => [String(id), String(publicKey)])),
    decisions,
  }
}
