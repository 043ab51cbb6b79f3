import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Query } from './database'
import { postgresHosts } from './postgres-hosts'

type Write = (text: string) => void | Promise<void>

/** Returns the address of another database on the same server. */
function withName(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/**
 * Runs pg_restore. The password is in the environment, because other users of the machine can read arguments.
 * @throws Error with what it has written
 */
function restore(file: string, url: string): Promise<void> {
  const address = new URL(url)
  const PGPASSWORD = decodeURIComponent(address.password)
  address.password = ''
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '-d', address.href, file]
  const child = spawn('pg_restore', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
  })
  let words = ''
  child.stderr.on('data', chunk => (words = (words + String(chunk)).slice(-2000)))
  return new Promise((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(new Error(`pg_restore cannot be run: ${message}. Debian has it in postgresql-client`)),
    )
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error(`pg_restore failed: ${words.trim()}`))))
  })
}

/**
 * Runs `consents drill`: restores a dump into a new database on the same server, verifies it, and drops it again.
 * @param url DATABASE_URL, of which the database is not changed
 * @param verify verifies the database at an address, and returns the exit status
 * @returns the exit status
 */
export async function runDrill(
  query: Query,
  url: string | undefined,
  file: string | undefined,
  verify: (url: string) => Promise<number>,
  write: Write,
): Promise<number> {
  if (!url) throw new TypeError('drill needs DATABASE_URL; the embedded database is restored by copying its folder')
  if (postgresHosts(url).hosts.length > 1) throw new TypeError('DATABASE_URL names several hosts; drill needs one')
  if (!file || !existsSync(file))
    throw new TypeError(`"${file ?? ''}" is no file; write drill FILE, with a file that pg_dump -Fc has written`)
  const name = `consents_drill_${randomBytes(6).toString('hex')}`
  const started = performance.now()
  await query(`create database ${name}`).catch((error: Error) => {
    throw new Error(`No database for the drill: ${error.message}. The role needs createdb: alter role … createdb`)
  })
  try {
    await restore(file, withName(url, name))
    await write(`restored in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
    return await verify(withName(url, name))
  } finally {
    await query(`drop database ${name}`)
  }
}
