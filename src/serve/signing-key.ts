import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { keyId } from './key-id'

/** The server's Ed25519 key. */
export interface SigningKey {
  readonly id: string
  /** SPKI, PEM. */
  readonly publicKey: string
  /** Signs a text; the result is in base64. */
  readonly sign: (text: string) => string
}

const publicPem = (key: KeyObject): string => createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()

function create(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    writeFileSync(file, made, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'EEXIST' && code !== 'EROFS' && code !== 'EACCES') throw error
  }
}

/**
 * Reads the private key.
 * @param file PEM, PKCS #8, readable by the server's user only
 * @param isMade creates a key if there is none. Only the server does that: a command with a new key could verify nothing
 */
export function openSigningKey(file: string, isMade = true): SigningKey {
  if (isMade) create(file)
  let key: KeyObject
  try {
    key = createPrivateKey(readFileSync(file))
  } catch (error) {
    throw new Error(
      `The signing key ${file} cannot be read: ${(error as Error).message}. SIGNING_KEY_FILE names the server's key; for verify, --key can name a file with its public key`,
      { cause: error },
    )
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(
      `The signing key ${file} is ${key.asymmetricKeyType}; make one with: openssl genpkey -algorithm ed25519`,
    )
  const publicKey = publicPem(key)
  return {
    id: keyId(publicKey),
    publicKey,
    sign: text => sign(null, Buffer.from(text), key).toString('base64'),
  }
}
