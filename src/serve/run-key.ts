import { appendFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { accessLog } from './access/access-log'
import { commandUser } from './access/run-access'
import type { Query } from './database'
import { nameKeys } from './name-keys'
import { plainJson } from './plain-json'
import { plainText } from './plain-text'
import { readSite } from './read-site'
import { newPrivateKey, openSigningKey, type SigningKey } from './signing-key'
import { siteKeyFiles } from './site-key-files'

type Write = (text: string) => void | Promise<void>

/** Writes a new private key in place of the present one, whose public key is kept to verify what it has signed. */
function replaceKey(site: string | undefined, key: SigningKey): void {
  const files = siteKeyFiles(key.file)
  const current = files.current(site)
  const replaced = files.replaced(site)
  mkdirSync(dirname(replaced), { recursive: true, mode: 0o700 })
  // First, so that no interruption loses the public key.
  if (existsSync(current))
    appendFileSync(replaced, site === undefined ? key.publicKey : key.ofSite(site).publicKey, { mode: 0o600 })
  writeFileSync(`${current}.new`, newPrivateKey(), { mode: 0o600, flag: 'w' })
  renameSync(`${current}.new`, current)
}

/** @throws TypeError if a key cannot be made or replaced */
function check(isMade: boolean, site: string | undefined, hasOwn: boolean): void {
  if (!isMade && (hasOwn || site === undefined)) return
  if (!isMade) throw new TypeError(`${site} has no key of its own; make one with: consents key make ${site}`)
  if (site === undefined) throw new TypeError('make needs a site, such as www.example.com')
  if (hasOwn) throw new TypeError(`${site} has a key; replace it with: consents key rotate ${site}`)
}

/** Makes or replaces a key. */
async function change(query: Query, key: SigningKey, isMade: boolean, site: string | undefined): Promise<string> {
  check(isMade, site, site !== undefined && key.sites.includes(site))
  replaceKey(site, key)
  const next = openSigningKey(key.file, false)
  await nameKeys(query, next)
  const { id } = site === undefined ? next : next.ofSite(site)
  // Signed by the server's key from before, which verifies in any case.
  await accessLog.append(query, key, {
    person: commandUser(),
    action: 'changed key',
    site: site ?? '',
    detail: `${isMade ? 'made' : 'replaced by'} ${id}`,
  })
  return `The key of ${plainText(site ?? 'the server')} is ${id}. Restart the servers, so that they sign with it\n`
}

function list({ id, sites, ofSite }: SigningKey): string {
  const keys = [{ site: null, key: id }, ...sites.map(site => ({ site, key: ofSite(site).id }))]
  return keys.map(entry => `${plainJson(entry)}\n`).join('')
}

function exported({ sites, verifying }: SigningKey, site: string | undefined): string {
  if (site !== undefined && !sites.includes(site))
    throw new TypeError(`${site} has no key of its own; see: consents key list`)
  return [...verifying(site).values()].map(pem => `${pem.trim()}\n`).join('')
}

/**
 * Runs `consents key`: `list`, `make SITE`, `rotate [SITE]` and `export [SITE]`. A rotation without a site replaces the
 * server's key.
 * @returns the exit status
 * @throws TypeError with what is allowed
 */
export async function runKey(
  query: Query,
  key: SigningKey,
  { words: [action = 'list', name, ...more] }: { readonly words: readonly string[] },
  write: Write,
): Promise<number> {
  if (more.length > 0) throw new TypeError(`"${more.join(' ')}" is too much`)
  const site = name === undefined ? undefined : readSite(name, 'The site is')
  if (site?.startsWith('*.')) throw new TypeError(`The site is "${site}"; allowed is one host, such as www.example.com`)
  if (action === 'make' || action === 'rotate') await write(await change(query, key, action === 'make', site))
  else if (action === 'list') await write(list(key))
  else if (action === 'export') await write(exported(key, site))
  else throw new TypeError(`"key ${action}" is given; allowed are key list, make SITE, rotate [SITE] and export [SITE]`)
  return 0
}
