import { randomBytes } from 'node:crypto'
import type { Seal } from './seal'
import { sealHashes } from './seal-hashes'
import { sealedContent } from './sealed-content'
import type { OwnKey } from './signing-key'
import type { StoredDecision } from './stored-decision'

/** The end of a chain: the number and hash of its last link. */
export interface ChainHead {
  readonly chain: number
  readonly seq: number
  readonly head: string
}

/** What becomes a link. */
export type Sealable =
  | { readonly kind: 'decision' | 'adopted'; readonly decision: StoredDecision }
  | { readonly kind: 'erased'; readonly consentId: string }
  | { readonly kind: 'opened'; readonly chain: number }

const recordIdOf = (metadata: unknown): string | null => {
  const { receipt } = (metadata ?? {}) as { receipt?: { recordId?: unknown } | null }
  const id = receipt?.recordId
  return typeof id === 'string' && id.length <= 255 ? id : null
}

/** What a link says about a decision, or instead of one. */
function contentOf(entry: Sealable, salt: string): Pick<Seal, 'consentId' | 'recordId' | 'salt' | 'digest'> {
  if (entry.kind === 'opened')
    return { consentId: String(entry.chain), recordId: null, salt: null, digest: sealHashes.opening(entry.chain) }
  if (entry.kind === 'erased')
    return { consentId: entry.consentId, recordId: null, salt: null, digest: sealHashes.erasure(entry.consentId) }
  const { decision } = entry
  return {
    consentId: decision.id,
    recordId: recordIdOf(decision.metadata),
    salt,
    digest: sealHashes.digest(salt, sealedContent(decision)),
  }
}

/**
 * Makes the links of one batch, and signs the last one.
 * @param receivedAt the server's own time (ISO 8601)
 */
export function sealBatch(
  site: string,
  from: ChainHead,
  entries: readonly Sealable[],
  receivedAt: string,
  key: OwnKey,
): { seals: Seal[]; head: ChainHead } {
  let { seq, head } = from
  const random = randomBytes(16 * entries.length)
  const seals = entries.map((entry, at): Seal => {
    const isLast = at === entries.length - 1
    const link = {
      site,
      chain: from.chain,
      seq: ++seq,
      kind: entry.kind,
      ...contentOf(entry, random.subarray(16 * at, 16 * at + 16).toString('hex')),
      receivedAt,
      signature: null,
      keyId: isLast ? key.id : null,
    }
    head = sealHashes.link(head, link)
    return { ...link, hash: head, signature: isLast ? key.sign(head) : null }
  })
  return { seals, head: { chain: from.chain, seq, head } }
}
