import { createPublicKey, verify } from 'node:crypto'
import type { ExportedHead } from './exported-head'
import { linkName } from './link-name'
import type { Seal } from './seal'
import { sealHashes } from './seal-hashes'

/** What the links of a chain are compared with. */
interface Expected {
  /** The hash that the chain begins with. */
  readonly start: string
  readonly stored: ExportedHead
  /** The exported heads of this chain. */
  readonly exported: readonly ExportedHead[]
  /** Public keys (PEM) by id. */
  readonly keys: ReadonlyMap<string, string>
}

/** Returns whether an Ed25519 signature in base64 belongs to a text and a public key (PEM). */
const isSignedBy = (publicKey: string, text: string, signature: string): boolean =>
  verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'))

/**
 * Checks the links of one chain by themselves, in their order: numbers, hashes, signatures, and the heads that the chain
 * had before.
 */
export function linkChecker(
  chain: number,
  { start, stored, exported, keys }: Expected,
  report: (problem: string) => void,
) {
  /** The heads that no link was compared with yet, by the number of their link. */
  const heads = new Map([stored, ...exported].map(one => [one.seq, one]))
  heads.delete(0)
  let last = start
  let at = 0
  let isLastSigned = true

  function checkHead({ hash }: Seal, name: string): void {
    const head = heads.get(at)
    if (head && head.hash !== hash) report(`${name} differs from the ${head === stored ? 'stored' : 'exported'} head`)
    heads.delete(at)
  }

  function checkSignature({ hash, signature, keyId }: Seal, name: string): void {
    isLastSigned = signature !== null
    if (!signature) return
    const key = keys.get(keyId ?? '')
    if (!key) report(`${name} is signed with the key ${keyId}, which is not given`)
    else if (!isSignedBy(key, hash, signature)) report(`the signature of ${name} is wrong`)
  }

  return {
    check(seal: Seal): void {
      at++
      if (seal.seq !== at) report(`${linkName(chain, at)} is removed; the next one is ${seal.seq}`)
      at = seal.seq
      const name = linkName(chain, at)
      if (sealHashes.link(last, seal) !== seal.hash) report(`${name} is changed, or one before it is`)
      last = seal.hash
      checkHead(seal, name)
      checkSignature(seal, name)
    },
    /**
     * Checks what only the end of the chain shows.
     * @returns the hash of the last link
     */
    finish(): string {
      for (const [seq, head] of heads)
        report(`${linkName(chain, seq)} of ${head === stored ? 'the stored' : 'an exported'} head is removed`)
      if (!isLastSigned) report(`the last link${chain === 0 ? '' : ` of chain ${chain}`} is not signed`)
      return last
    },
  }
}
