// node test/scale/rolling-upgrade.mjs [COUNT] [COMMIT]: two processes of an older commit (41e67946 of version 1.5 by default)
// are replaced by two of today's code, one after the other, in the middle of COUNT decisions on one PostgreSQL. Every
// confirmed decision has to be stored once, and the chains intact. It needs the history of the repository.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '../support/load-serve.mjs'
import { startPostgres } from '../support/postgres.mjs'
import { boundProcess, serveProcess } from '../support/serve-process.mjs'
import { assertStored, deliver } from './deliver.mjs'

const COUNT = Number(process.argv[2] ?? 2000)
const COMMIT = process.argv[3] ?? '41e67946'
const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))

/** Builds the server of the older commit. @returns a program that runs it */
function buildOld() {
  const old = join(folder, 'old')
  mkdirSync(old)
  const archive = execFileSync('git', ['archive', COMMIT, 'src', 'build', 'package.json', 'tsconfig.json'], {
    cwd: root,
    maxBuffer: 1 << 30,
  })
  execFileSync('tar', ['-x', '-C', old], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(old, 'node_modules'))
  execFileSync(process.execPath, ['build/serve.mjs'], { cwd: old, stdio: 'inherit' })
  const program = join(old, 'run.mjs')
  writeFileSync(program, `import { runServe } from './dist/serve.js'\nprocess.exitCode = await runServe([])\n`)
  return program
}

const postgres = await startPostgres()
try {
  const program = buildOld()
  const environment = { LOG: 'errors', DATABASE_URL: postgres.url, SIGNING_KEY_FILE: join(folder, 'key.pem') }
  // The first one creates the key, which the second one reads.
  let servers = [await boundProcess(program, environment)]
  servers.push(await boundProcess(program, environment))
  const [first, second] = servers
  const replace = async old => {
    const made = await serveProcess(environment)
    servers = [...servers.filter(server => server !== old), made]
    assert.equal(await old.stop('SIGTERM'), 0)
  }
  const all = [...servers]
  const state = { isReplaced: false }
  let replaced
  const begin = () =>
    (replaced ??= replace(first)
      .then(() => replace(second))
      .finally(() => (state.isReplaced = true)))
  const subjects = []
  let [repeated, meanwhile] = [0, 0]
  while (subjects.length < COUNT || !state.isReplaced) {
    const round = await deliver(
      () => servers.map(({ origin }) => origin),
      500,
      'upgrade.test',
      () => {
        if (subjects.length >= 500) void begin()
        if (replaced && !state.isReplaced) meanwhile++
      },
    )
    subjects.push(...round.subjects)
    repeated += round.repeated
  }
  await replaced
  const errors = [...all, ...servers].flatMap(({ log }) => log.filter(({ level }) => level === 'error'))
  await Promise.all(servers.map(server => server.stop()))
  console.log(
    `${COMMIT} and today's code: ${meanwhile} decisions confirmed while both ran, ${repeated} calls repeated, ${errors.length} errors logged`,
  )
  const database = await serve.openDatabase({ url: postgres.url, say() {} })
  await assertStored(database.query, 'upgrade.test', subjects)
  const [{ chains }] = await database.query('select count(*) as chains from "consentChain"')
  await database.close()
  let text = ''
  assert.equal(await serve.runConsents(['verify'], environment, words => void (text += words)), 0, text)
  console.log(`  ${text.trim()} (${chains} chains)`)
} finally {
  await postgres.end()
  rmSync(folder, { recursive: true, force: true })
}
