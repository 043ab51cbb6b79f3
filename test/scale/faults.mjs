// node test/scale/faults.mjs [COUNT]: a full disk under PostgreSQL and under the embedded database, a clock that is set back
// two days, and a frozen PostgreSQL, each in the middle of COUNT decisions (600 by default). Every confirmed decision has to
// be stored once, and the chain intact. It needs root (a file system of 150 MB in memory) and Debian's libfaketime.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '../support/load-serve.mjs'
import { startPostgres } from '../support/postgres.mjs'
import { serveProcess } from '../support/serve-process.mjs'
import { assertStored, deliver } from './deliver.mjs'

const COUNT = Number(process.argv[2] ?? 600)
/** How long a fault lasts, in milliseconds. */
const DURATION = 4000
const FAKE_TIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const folder = mkdtempSync(join(tmpdir(), 'faults-'))
chmodSync(folder, 0o711) // for the user postgres

/** Delivers decisions. After a third of them `begin` is called, and `end` some seconds later. `check` reads the database. */
async function run(title, { environment, begin, end, check }) {
  console.log(title)
  const all = { LOG: 'errors', SIGNING_KEY_FILE: join(folder, 'key.pem'), ...environment }
  const server = await serveProcess(all)
  let confirmed = 0
  let fault
  const lasting = async () => {
    await begin()
    const before = confirmed
    await wait(DURATION)
    console.log(`  ${confirmed - before} confirmed meanwhile`)
    await end()
  }
  const { subjects, repeated } = await deliver(
    () => [server.origin],
    COUNT,
    'faults.test',
    sum => {
      confirmed = sum
      if (sum >= COUNT / 3) fault ??= lasting()
    },
  )
  await fault
  await server.stop()
  const database = await serve.openDatabase({
    url: environment.DATABASE_URL,
    folder: environment.CONSENTS_FOLDER,
    say() {},
  })
  console.log(`  ${repeated} calls repeated`)
  await assertStored(database.query, 'faults.test', subjects)
  await check?.(database.query)
  await database.close()
  let text = ''
  assert.equal(await serve.runConsents(['verify'], all, words => void (text += words)), 0, text)
  console.log(`  ${text.trim()}`)
}

/** Mounts a small file system, and returns it with functions that fill and empty it. */
function smallDisk(name) {
  const path = mkdtempSync(join(folder, name))
  const done = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=150m,mode=1777', 'tmpfs', path], { encoding: 'utf8' })
  assert.equal(done.status, 0, done.stderr)
  const ballast = join(path, 'ballast')
  return {
    path,
    fill() {
      for (const size of [1 << 20, 1 << 12])
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(size))
        } catch (error) {
          assert.equal(error.code, 'ENOSPC')
        }
    },
    empty: () => rmSync(ballast),
    unmount: () => spawnSync('umount', [path]),
  }
}

const disks = []
const newDisk = name => {
  const disk = smallDisk(name)
  disks.push(disk)
  return disk
}
try {
  const disk = newDisk('postgres-')
  const { TMPDIR } = process.env
  process.env.TMPDIR = disk.path
  const full = await startPostgres({ more: ['min_wal_size=32MB', 'max_wal_size=48MB'] })
  process.env.TMPDIR = TMPDIR ?? '/tmp'
  await run('the disk of PostgreSQL is full', {
    environment: { DATABASE_URL: full.url },
    begin: disk.fill,
    async end() {
      disk.empty()
      // PostgreSQL ends if it cannot write its log. Debian's unit does not start it again.
      if (full.isRunning()) await full.stop()
      await full.restart()
    },
  })
  await full.end()

  const embedded = newDisk('embedded-')
  await run('the disk of the embedded database is full', {
    environment: { CONSENTS_FOLDER: join(embedded.path, 'consents') },
    begin: embedded.fill,
    end: embedded.empty,
  })

  const postgres = await startPostgres()
  await run('PostgreSQL is frozen', {
    environment: { DATABASE_URL: postgres.url, DATABASE_TIMEOUT: '1000' },
    begin: () => postgres.signal('SIGSTOP'),
    end: () => postgres.signal('SIGCONT'),
  })
  await postgres.end()

  const other = await startPostgres()
  const clock = join(folder, 'clock')
  const set = days => writeFileSync(clock, `${days}d\n`)
  set('+0')
  await run('the clock of the server is two days slow', {
    environment: {
      DATABASE_URL: other.url,
      LD_PRELOAD: FAKE_TIME,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    begin: () => set('-2'),
    end: () => set('+0'),
    async check(query) {
      const [row] = await query('select count(*) as n from "consentSeal" where "receivedAt" < $1', [
        new Date(Date.now() - 86_400_000).toISOString(),
      ])
      assert.ok(Number(row.n) > 0, 'the clock was not set back')
      console.log(`  ${row.n} received by the slow clock`)
    },
  })
  await other.end()
} finally {
  for (const { unmount } of disks) unmount()
  rmSync(folder, { recursive: true, force: true })
}
