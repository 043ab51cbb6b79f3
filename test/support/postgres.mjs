// A temporary PostgreSQL for tests: Debian's, in a folder that is deleted afterwards.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'

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
 * @param {{ more?: string[], standbyOf?: string }} [options] `more`: settings, such as `work_mem=1MB`; `standbyOf`: the URL of
 *   another one, which this one copies and follows until it is promoted
 * @returns {Promise<{ url: string, pid: () => number, log: () => string, isRunning: () => boolean, signal: (name: string) => void, promote: () => number | null, stop: () => Promise<void>, restart: () => Promise<void>, end: () => Promise<void> }>}
 *   `log` returns what it has written, `signal` reaches all of its processes, `stop` breaks all connections, `restart` starts it with the same data, `end` stops it and deletes its files
 * @throws {Error} if PostgreSQL is not installed; see findPostgres
 */
export async function startPostgres({ more = [], standbyOf } = {}) {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const owner = postgresUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, encoding: 'utf8' }
  const [program, ...words] = standbyOf
    ? ['pg_basebackup', '-D', data, '-d', standbyOf, '-R', '-X', 'stream', '-c', 'fast']
    : ['initdb', '-D', data, '-U', 'test', '-A', 'trust', '--no-sync']
  const made = spawnSync(join(programs, program), words, options)
  if (made.status !== 0) throw new Error(`${program} failed: ${made.stderr || made.error}`)
  const port = await freePort()
  const settings = ['max_connections=100', ...more].flatMap(setting => ['-c', setting])
  const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder, ...settings]
  let server
  let written = ''

  async function start() {
    server = spawn(join(programs, 'postgres'), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    const from = written.length
    await new Promise((resolve, reject) => {
      server.stderr.on('data', chunk => {
        written += chunk
        if (/ready to accept (read-only )?connections/.test(written.slice(from))) resolve()
      })
      server.once('exit', code => reject(new Error(`postgres ended with ${code}: ${written.slice(from)}`)))
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
    log: () => written,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    signal: name => {
      const list = spawnSync('ps', ['-o', 'pid=', '--ppid', `${server.pid}`], { encoding: 'utf8' }).stdout
      for (const pid of [server.pid, ...list.split(/\s+/).filter(Boolean).map(Number)]) {
        try {
          process.kill(pid, name)
        } catch {} // a connection that has ended meanwhile
      }
    },
    stop,
    restart: start,
    promote: () => spawnSync(join(programs, 'pg_ctl'), ['promote', '-D', data], options).status,
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
