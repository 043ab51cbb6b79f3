// A database of version 1.5, made by the code of that version, becomes one of ours.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { createBackend2, openDatabase2 } from '../support/c15t-2.mjs'
import { serve, startConsents } from '../support/load-serve.mjs'
import { findPostgres, startPostgres } from '../support/postgres.mjs'

const headers = { 'content-type': 'application/json', 'accept-language': 'de', 'x-c15t-country': 'DE' }
const decision = (more = {}) => ({
  type: 'cookie_banner',
  subjectId: `sub_${randomUUID().replace(/[-0]/g, '1')}`,
  domain: 'site.test',
  preferences: { necessary: true, measurement: true, marketing: false },
  givenAt: Date.now(),
  consentAction: 'custom',
  uiSource: 'banner',
  metadata: { receipt: { recordId: randomUUID() } },
  ...more,
})

/** Stores decisions as version 1.5 did. */
async function storeAs15(place, bodies) {
  const database = await openDatabase2(place)
  const handle = await createBackend2({ database })
  const answers = []
  for (const body of bodies) {
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    answers.push(await (await handle(new Request('http://localhost/api/c15t/subjects', request))).json())
  }
  const rows = await database.rows('select * from consent order by id')
  await database.close()
  return { answers, rows }
}

for (const kind of ['embedded', 'PostgreSQL'])
  describe(
    `an ${kind} database of version 1.5`,
    { skip: kind === 'PostgreSQL' && !findPostgres() && 'PostgreSQL is not installed' },
    () => {
      it('keeps its rows, recognizes repeated decisions, and is sealed as adopted, once', async () => {
        const folder = await mkdtemp(join(tmpdir(), 'migration-'))
        const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined
        const place = postgres ? { url: postgres.url } : { folder: join(folder, 'consents') }
        const environment = {
          SIGNING_KEY_FILE: join(folder, 'key.pem'),
          ...(postgres ? { DATABASE_URL: postgres.url } : { CONSENTS_FOLDER: place.folder }),
        }
        const run = async args => {
          let text = ''
          return { status: await serve.runConsents(args, environment, words => void (text += words)), text }
        }
        try {
          const bodies = [
            decision(),
            decision({ consentAction: 'all' }),
            decision({ domain: 'other.test' }),
            decision({ metadata: undefined, givenAt: Date.now() - 40 * 86_400_000 }),
          ]
          const old = await storeAs15(place, bodies)
          const server = await startConsents(environment, place)
          assert.deepEqual(await server.database.query('select * from consent order by id'), old.rows)
          const post = async body =>
            (await fetch(`${server.url}/subjects`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
          for (const [at, body] of bodies.entries())
            assert.equal((await post(body)).consentId, old.answers[at].consentId)
          // A visitor of before decides again.
          await post(decision({ subjectId: bodies[0].subjectId, consentAction: 'necessary' }))
          const status = await (await fetch(`${server.url}/subjects/${bodies[0].subjectId}`)).json()
          assert.equal(status.consents.length, 2)
          await server.end()
          const { status: code, text } = await run(['verify'])
          assert.deepEqual(
            [code, text.replaceAll(/head \w{64}/g, 'head')],
            [0, 'other.test: 1 links (1 adopted), head, intact\nsite.test: 4 links (3 adopted), head, intact\n'],
          )
          // A server of version 1.5 that still runs during the upgrade stores one more.
          await storeAs15(place, [decision()])
          await (await startConsents(environment, place)).end()
          assert.match((await run(['verify'])).text, /has no seal/)
          assert.equal((await run(['adopt'])).text, '1 decision sealed as adopted\n')
          assert.equal((await run(['verify'])).status, 0)
        } finally {
          await postgres?.end()
          await rm(folder, { recursive: true, force: true })
        }
      })
    },
  )

/** The key with which the decisions of version-1.5.sql were sealed. */
const KEY_OF_15 = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAR/oU/RON3F10FtbWobPrsR+XgZO6mc00fgpDnbxXeTA=
-----END PUBLIC KEY-----
`

describe(
  'a database that commit 41e67946 of version 1.5 has written',
  { skip: !findPostgres() && 'PostgreSQL is not installed' },
  () => {
    it('is verified before it is migrated, keeps its rows and chains, and is continued', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'migration-'))
      const postgres = await startPostgres()
      const environment = { DATABASE_URL: postgres.url, SIGNING_KEY_FILE: join(folder, 'key.pem') }
      const run = async args => {
        let text = ''
        return { status: await serve.runConsents(args, environment, words => void (text += words)), text }
      }
      try {
        const database = await serve.openDatabase({ url: postgres.url })
        await database.query(await readFile(new URL('version-1.5.sql', import.meta.url), 'utf8'))
        const tables = [
          'consent',
          'subject',
          '"consentSeal"',
          '"consentChain"',
          '"consentCount"',
          '"runtimePolicyDecision"',
        ]
        const rowsOf = on =>
          Promise.all(tables.map(table => on.query(`select t::text as text from ${table} t order by 1`)))
        const before = await rowsOf(database)
        await database.close()
        const keys = join(folder, 'keys.pem')
        await writeFile(keys, KEY_OF_15)
        const intact = { status: 0, text: 'site.test: 3 links, head HEAD, intact\n' }
        const verified = await run(['verify', '--key', keys])
        assert.deepEqual({ ...verified, text: verified.text.replace(/\w{64}/, 'HEAD') }, intact)
        assert.equal(JSON.parse((await run(['heads'])).text).length, 1)

        const server = await startConsents(environment, { url: postgres.url })
        assert.deepEqual(await rowsOf(server.database), before)
        const body = JSON.stringify(decision())
        assert.equal((await fetch(`${server.url}/subjects`, { method: 'POST', headers, body })).status, 200)
        await writeFile(keys, KEY_OF_15 + server.key.publicKey)
        await server.end()
        assert.match((await run(['verify', '--key', keys])).text, /^site\.test: 4 links, head \w+, intact\n$/)
        assert.match((await run(['prove', 'r1'])).text, /reject/)
      } finally {
        await postgres.end()
        await rm(folder, { recursive: true, force: true })
      }
    })
  },
)
