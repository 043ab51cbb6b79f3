import { randomBytes } from 'node:crypto'
import type { Seal } from './seal'
import { sealHashes } from './seal-hashes'
import { sealedContent } from './sealed-content'
import type { SigningKey } from './signing-key'
import type { StoredDecision } from './stored-decision'

/** The end of a chain: the number and hash of its last link. */
export interface ChainHead {
  readonly seq: number
  readonly head: string
}

/** What becomes a link. */
export type Sealable =
  | { readonly kind: 'decision' | 'adopted'; readonly decision: StoredDecision }
  | { readonly kind: 'erased'; readonly consentId: string }

const recordIdOf = (metadata: unknown): string | null => {
  const { receipt } = (metadata ?? {}) as { receipt?: { recordId?: unknown } | null }
  const id = receipt?.recordId
  return typeof id === 'string' && id.length <= 255 ? id : null
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
  key: SigningKey,
): { seals: Seal[]; head: ChainHead } {
  let { seq, head } = from
  const random = randomBytes(16 * entries.length)
  const seals = entries.map((entry, at): Seal => {
    const isLast = at === entries.length - 1
    const isErased = entry.kind === 'erased'
    const salt = isErased ? null : random.subarray(16 * at, 16 * at + 16).toString('hex')
    const link = {
      site,
      seq: ++seq,
      kind: entry.kind,
      consentId: isErased ? entry.consentId : entry.decision.id,
      recordId: isErased ? null : recordIdOf(entry.decision.metadata),
      salt,
      digest: isErased ? sealHashes.erasure(entry.consentId) : sealHashes.digest(salt!, sealedContent(entry.decision)),
      receivedAt,
      signature: null,
      keyId: isLast ? key.id : null,
    }
    head = sealHashes.link(head, link)
    return { ...link, hash: head, signature: isLast ? key.sign(head) : null }
  })
  return { seals, head: { seq, head } }
}
