import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { keyId } from './key-id'
import { siteKeyFiles } from './site-key-files'

/** An Ed25519 key that signs. */
export interface OwnKey {
  readonly id: string
  /** SPKI, PEM. */
  readonly publicKey: string
  /** Signs a text; the result is in base64. */
  readonly sign: (text: string) => string
}

/** The server's key, and those that sites have of their own. */
export interface SigningKey extends OwnKey {
  /** The file of the server's private key. */
  readonly file: string
  /** Returns the key of a site by its name: its own, or else the server's. */
  readonly ofSite: (site: string) => OwnKey
  /** Returns the keys that may have signed for a site: its own and the server's, and those that these have replaced. PEM by id. */
  readonly verifying: (site?: string) => ReadonlyMap<string, string>
  /** The names of the sites with keys of their own. */
  readonly sites: readonly string[]
}

const publicPem = (key: KeyObject): string => createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()

/** @returns a new private key (PEM, PKCS #8) */
export const newPrivateKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

function create(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, newPrivateKey(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'EEXIST' && code !== 'EROFS' && code !== 'EACCES') throw error
  }
}

function readKey(file: string): OwnKey {
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

/** Reads public keys (PEM) by id. */
export const readKeys = (pem: string): Map<string, string> =>
  new Map(
    pem
      .split(/(?<=-----END PUBLIC KEY-----)/)
      .filter(part => part.trim())
      .map(part => [keyId(part), part]),
  )

/**
 * Reads the private keys: that of the server, and those of sites, which are in a folder beside it.
 * @param file PEM, PKCS #8, readable by the server's user only
 * @param isMade creates the server's key if there is none. Only the server does that: a command with a new key could verify
 *   nothing
 */
export function openSigningKey(file: string, isMade = true): SigningKey {
  if (isMade) create(file)
  const server = readKey(file)
  const files = siteKeyFiles(file)
  const own = new Map(files.sites().map(site => [site, readKey(files.current(site))]))
  const replaced = (site?: string): [string, string][] => {
    const place = files.replaced(site)
    return existsSync(place) ? [...readKeys(readFileSync(place, 'utf8'))] : []
  }
  const ofSite = (site: string): OwnKey => own.get(site) ?? server
  return {
    ...server,
    file,
    ofSite,
    verifying: site =>
      new Map([
        ...(site === undefined ? [] : ([[ofSite(site).id, ofSite(site).publicKey], ...replaced(site)] as const)),
        [server.id, server.publicKey],
        ...replaced(),
      ]),
    sites: [...own.keys()],
  }
}
