import { createHash, createPublicKey } from 'node:crypto'

/** Returns the id of a public key (PEM). */
export const keyId = (publicKey: string): string =>
  createHash('sha256')
    .update(createPublicKey(publicKey).export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)
