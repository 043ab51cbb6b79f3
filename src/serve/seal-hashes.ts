import { createHash } from 'node:crypto'
import { canonicalJson } from './canonical-json'
import type { Seal } from './seal'
import type { StoredDecision } from './stored-decision'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The hash before the first link of chain 0. Another chain begins with the hash of the link that opened it. */
const START = '0'.repeat(64)

/** Computes the hashes of a chain. The functions need no database, so that a third party can repeat them. */
export const sealHashes = {
  START,
  /** Returns the digest of a decision. */
  digest: (salt: string, decision: StoredDecision): string => sha256(`${salt}\n${canonicalJson(decision)}`),
  /** Returns the digest of an entry that a decision was erased. */
  erasure: (consentId: string): string => sha256(`erased\n${consentId}`),
  /** Returns the digest of an entry that a chain was opened. */
  opening: (chain: number): string => sha256(`opened\n${chain}`),
  /** Returns the hash of a link from the previous hash. */
  link: (previous: string, { site, seq, kind, consentId, digest, receivedAt }: Omit<Seal, 'hash'>): string =>
    sha256([previous, site, seq, kind, consentId, digest, receivedAt].join('\n')),
}
