import type { Seal } from '../seal'
import type { StoredDecision } from '../stored-decision'

/** The parts of a link that its hash covers. */
export type ProofLink = Pick<Seal, 'site' | 'seq' | 'kind' | 'consentId' | 'digest' | 'receivedAt' | 'hash'>

/** A text that the visitor saw. */
export interface ProofText {
  /** `notice`, or the name of a category. */
  readonly of: string
  readonly hash: string
  /** The title, a line feed and the description; null if the server does not have the text. */
  readonly content: string | null
}

/** One decision, and what proves that the server received it. */
export interface ProvenDecision {
  readonly site: string
  readonly granted: readonly string[]
  /** The fields that the digest covers. */
  readonly decision: StoredDecision
  readonly salt: string
  readonly chain: number
  /** The hash of the link before the first one. */
  readonly previousHash: string
  /** The link of the decision, and those after it up to the next signature, which covers all of them. */
  readonly links: readonly ProofLink[]
  readonly signature: string
  readonly keyId: string
  readonly texts: readonly ProofText[]
  /** The notice that the site showed before; null if the server knows none. */
  readonly noticeBefore: string | null
}

/** A document that proves decisions without the database. */
export interface ConsentProof {
  readonly format: 'consent-proof@1'
  /** What was asked for: the id of a subject, a decision or a receipt. */
  readonly about: string
  readonly madeAt: string
  /** The version that made it: another one can render other words for the same data. */
  readonly version: string
  /** Public keys (PEM) by id. */
  readonly keys: Readonly<Record<string, string>>
  readonly decisions: readonly ProvenDecision[]
}
