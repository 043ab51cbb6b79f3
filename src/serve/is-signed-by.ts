import { createPublicKey, verify } from 'node:crypto'

/** Returns whether an Ed25519 signature in base64 belongs to a text and a public key (PEM). */
export const isSignedBy = (publicKey: string, text: string, signature: string): boolean =>
  verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'))
