// Decisions that are divided by month: PARTITIONS=month.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'
import { findPostgres, startPostgres } from '../support/postgres.mjs'

const DAY = 86_400_000

describe('decisions by month', { skip: !findPostgres() && 'PostgreSQL is not installed' }, () => {
  let folder, postgres, environment, place
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partitions-'))
    postgres = await startPostgres()
    place = { url: postgres.url }
    environment = { DATABASE_URL: postgres.url, SIGNING_KEY_FILE: join(folder, 'key.pem') }
  })
  after(async () => {
    await postgres?.end()
    await rm(folder, { recursive: true, force: true })
  })

  const subject = () => `sub_${randomUUID().replace(/[-0]/g, '1')}`
  const decide = async (server, subjectId, givenAt) => {
    const body = { type: 'cookie_banner', subjectId, domain: 'shop.test', preferences: { necessary: true }, givenAt }
    const response = await fetch(`${server.url}/subjects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    assert.equal(response.status, 200)
    return (await response.json()).consentId
  }
  const partitionOf = async (server, id) =>
    (await server.database.query('select tableoid::regclass::text as name from consent where id = $1', [id])).map(
      ({ name }) => name,
    )

  it('are stored in the partition of their month, once each, also after another start, and verified', async () => {
    const now = Date.now()
    const month = `consent_${new Date(now).toISOString().slice(0, 7).replace('-', '_')}`
    const [first, old] = [subject(), subject()]
    let server = await startConsents({ ...environment, PARTITIONS: 'month' }, place)
    const id = await decide(server, first, now)
    assert.deepEqual(await partitionOf(server, id), [month])
    const early = await decide(server, old, now - 400 * DAY)
    assert.deepEqual(await partitionOf(server, early), ['consent_other'])
    await server.end()

    server = await startConsents({ ...environment, PARTITIONS: 'month' }, place)
    assert.equal(await decide(server, first, now), id)
    assert.deepEqual(await partitionOf(server, id), [month])
    const [{ count }] = await server.database.query(
      `select count(*) as count from pg_inherits where inhparent = 'consent'::regclass`,
    )
    assert.equal(Number(count), 26) // this month, 24 months to come, and the other partition
    const { indexes } = (
      await server.database.query(`select string_agg(indexdef, ' ') as indexes from pg_indexes where tablename = $1`, [
        month,
      ])
    )[0]
    assert.match(indexes, /\("subjectId"\)/)
    assert.match(indexes, /\("givenAt", id\)/)
    await server.end()

    let text = ''
    const run = async (...args) => {
      text = ''
      return serve.runConsents(args, environment, words => void (text += words))
    }
    assert.equal(await run('verify'), 0, text)
    assert.match(text, /shop\.test: 2 links/)
    await run('export', '--format', 'jsonl')
    assert.equal(text.trim().split('\n').length, 2)
    assert.equal(await run('prune', '--older-than', '1y'), 0)
    assert.equal(text, '1 decision erased\n')
    assert.equal(await run('erase', '--subject', first), 0)
    assert.equal(await run('verify'), 0, text)
  })

  it('are not divided in a database that has some already, and another word is named', async () => {
    const server = await startConsents({ PARTITIONS: '' })
    await decide(server, subject(), Date.now())
    const isPartitioned = true
    await assert.rejects(
      serve.prepareDatabase(server.database, server.key, () => {}, { isPartitioned }),
      /PARTITIONS=month is for a new database/,
    )
    assert.equal((await fetch(`${server.origin}/readyz`)).status, 200)
    await server.end()
    assert.throws(() => serve.readSettings({ PARTITIONS: 'day' }), /PARTITIONS is "day"; allowed are .*month/)
  })
})
