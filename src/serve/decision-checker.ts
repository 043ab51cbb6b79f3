import type { Query } from './database'
import type { Seal } from './seal'
import { sealHashes } from './seal-hashes'
import { sealedContent } from './sealed-content'
import type { StoredDecision } from './stored-decision'

/** Compares the decisions of a site with the links of all its chains. */
export function decisionChecker(query: Query, report: (problem: string) => void) {
  /** Decisions that are not stored, by id, with their links. An erasure explains them. */
  const missing = new Map<string, string>()

  async function checkErasure(seal: Seal, name: string, isStored: boolean): Promise<void> {
    if (seal.digest !== sealHashes.erasure(seal.consentId)) report(`${name} is no erasure`)
    missing.delete(seal.consentId)
    if (!isStored) return
    // The visitor's browser can have sent the decision again.
    const [again] = await query(`select 1 from "consentSeal" where "consentId" = $1 and salt is not null limit 1`, [
      seal.consentId,
    ])
    if (!again) report(`decision ${seal.consentId} was erased, but is stored`)
  }

  return {
    /**
     * Checks what a link says about its decision.
     * @param decision the stored one, if there is one
     */
    async check(seal: Seal, name: string, decision: StoredDecision | undefined): Promise<void> {
      if (seal.kind === 'erased') await checkErasure(seal, name, decision !== undefined)
      // The salt is deleted by an erasure only.
      else if (!decision || seal.salt === null) missing.set(seal.consentId, name)
      else if (sealHashes.digest(seal.salt, sealedContent(decision)) !== seal.digest)
        report(`decision ${seal.consentId} of ${name} is changed`)
    },
    /** Reports the decisions that are missing without an erasure. To be called after all chains are checked. */
    finish(): void {
      for (const [id, name] of missing) report(`decision ${id} of ${name} is removed`)
    },
  }
}
