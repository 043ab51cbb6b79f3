// A temporary PostgreSQL for tests: Debian's, in a folder that is deleted afterwards.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @returns {string | undefined} the folder of its programs; undefined if it is not installed */
export function findPostgres() {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  const folders = [process.env.POSTGRES_BIN, newest && `/usr/lib/postgresql/${newest}/bin`]
  return folders.find(folder => folder && existsSync(join(folder, 'postgres')))
}

/**
 * Starts a PostgreSQL on a free port of the loopback interface.
 *
 * @returns {Promise<{ url: string, pid: () => number, stop: () => Promise<void>, restart: () => Promise<void>, end: () => Promise<void> }>}
 *   `stop` breaks all connections, `restart` starts it with the same data, `end` stops it and deletes its files
 * @throws {Error} if PostgreSQL is not installed; see findPostgres
 */
export async function startPostgres() {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const owner = postgresUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, encoding: 'utf8' }
  const made = spawnSync(join(programs, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '--no-sync'], options)
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`)
  const port = await freePort()
  const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=100']
  let server

  async function start() {
    server = spawn(join(programs, 'postgres'), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    let words = ''
    await new Promise((resolve, reject) => {
      server.stderr.on('data', chunk => {
        words += chunk
        if (words.includes('ready to accept connections')) resolve()
      })
      server.once('exit', code => reject(new Error(`postgres ended with ${code}: ${words}`)))
    })
  }
  const stop = () =>
    new Promise(resolve => {
      server.once('exit', () => resolve())
      server.kill('SIGQUIT') // immediately, as in a crash
    })
  await start()
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    pid: () => server.pid,
    stop,
    restart: start,
    async end() {
      if (server.exitCode === null && server.signalCode === null) await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function postgresUser() {
  if (process.getuid?.() !== 0) return {}
  const id = flag => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

const freePort = () =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
