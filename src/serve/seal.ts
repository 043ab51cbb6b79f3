/** One link of a site's chain. It stays when its decision is erased. */
export interface Seal {
  /** The id of the domain. */
  readonly site: string
  /** The number of the chain: 0 is the first one of a site. Each further server that writes at the same time has its own. */
  readonly chain: number
  /** Counts from 1 in each chain, without gaps. */
  readonly seq: number
  /**
   * `decision`: received by this server. `adopted`: found in the database without a seal, for example from version 1.5.
   * `erased`: the decision with the same id was deleted by `consents erase` or `consents prune`.
   * `opened`: a further chain begins after this link. Only in chain 0; the number of that chain is in `consentId`.
   */
  readonly kind: 'decision' | 'adopted' | 'erased' | 'opened'
  readonly consentId: string
  readonly recordId: string | null
  /** Random, so that the digest of an erased decision cannot be guessed. Deleted with the decision. */
  readonly salt: string | null
  /** The SHA-256 of the salt and the decision. */
  readonly digest: string
  /** The SHA-256 of the previous link and this one. */
  readonly hash: string
  /** When the server received the decision (ISO 8601). Never changed afterwards. */
  readonly receivedAt: string
  /** The Ed25519 signature of `hash`, at the last link of each batch. It covers all links before it. */
  readonly signature: string | null
  /** The key of the signature: the start of the SHA-256 of its public key. */
  readonly keyId: string | null
}
