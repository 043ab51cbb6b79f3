// node test/scale/kills.mjs [COUNT]: ends node by SIGKILL and PostgreSQL as in a crash in the middle of thousands of
// decisions. Every confirmed decision has to be there afterwards, once, and the chain intact.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../support/load-serve.mjs'
import { startPostgres } from '../support/postgres.mjs'
import { serveProcess } from '../support/serve-process.mjs'
import { assertStored, deliver } from './deliver.mjs'

const COUNT = Number(process.argv[2] ?? 5000)
const folder = await mkdtemp(join(tmpdir(), 'kills-'))

async function run(name, environment, postgres) {
  console.log(name)
  const start = more => serveProcess({ LOG: 'errors', ...environment, ...more })
  let server = await start()
  const { origin } = server
  let kills = 0
  let pending = Promise.resolve()
  const kill = async what => {
    kills++
    if (what === 'node') {
      await server.stop('SIGKILL')
      server = await start({ PORT: new URL(origin).port })
    } else {
      await postgres.stop()
      await postgres.restart()
    }
  }
  const { subjects, repeated } = await deliver(
    () => [origin],
    COUNT,
    'kills.test',
    confirmed => {
      const step = Math.floor(COUNT / 9)
      if (confirmed % step !== 0) return
      const what = postgres && (confirmed / step) % 2 === 0 ? 'postgres' : 'node'
      pending = pending.then(() => kill(what))
    },
  )
  await pending
  await server.stop()
  const place = { url: environment.DATABASE_URL, folder: environment.CONSENTS_FOLDER }
  const database = await serve.openDatabase(place)
  console.log(`  ${kills} kills, ${repeated} calls repeated`)
  await assertStored(database.query, 'kills.test', subjects)
  await database.close()
  let text = ''
  assert.equal(await serve.runConsents(['verify'], environment, words => void (text += words)), 0, text)
  console.log(`  ${text.trim()}`)
}

try {
  const postgres = await startPostgres()
  await run(
    'node and PostgreSQL, in turns',
    { DATABASE_URL: postgres.url, SIGNING_KEY_FILE: join(folder, 'key.pem') },
    postgres,
  )
  await postgres.end()
  await run('node with the embedded database', {
    CONSENTS_FOLDER: join(folder, 'consents'),
    SIGNING_KEY_FILE: join(folder, 'embedded.pem'),
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}
