import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSite } from '../read-site'
import { readKeys } from '../signing-key'

/** The public keys (PEM) of each sister site, by its name. */
export type SisterSites = ReadonlyMap<string, readonly string[]>

/**
 * Reads the public keys of the sister sites: `www.example.org.pem` has what `consents key export www.example.org` writes.
 * @param folder undefined if no decision is handed off
 * @throws Error with the file, if it has no key
 */
export function readSisterSites(folder: string | undefined): SisterSites {
  const files = folder === undefined ? [] : readdirSync(folder).filter(name => name.endsWith('.pem'))
  return new Map(
    files.map(name => {
      const file = join(folder!, name)
      const keys = [...readKeys(readFileSync(file, 'utf8')).values()]
      if (keys.length === 0) throw new Error(`${file} has no public key; write it with: consents key export`)
      return [readSite(name.slice(0, -'.pem'.length), 'SISTER_SITES has'), keys]
    }),
  )
}
