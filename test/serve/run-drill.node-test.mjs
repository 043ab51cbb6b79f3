// consents drill: restores a backup into a database of its own, verifies it, and drops it.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'
import { findPostgres, startPostgres } from '../support/postgres.mjs'

describe('a restore drill', { skip: !findPostgres() && 'PostgreSQL is not installed' }, () => {
  let folder, postgres, environment, dump, heads, path
  const run = async (...args) => {
    let text = ''
    const status = await serve.runConsents(args, environment, words => void (text += words))
    return { status, text }
  }
  const inDatabase = async task => {
    const database = await serve.openDatabase({ url: postgres.url, say() {} })
    return task(database.query).finally(() => database.close())
  }
  const names = () =>
    inDatabase(async query => (await query('select datname from pg_database')).map(({ datname }) => datname).toSorted())
  const decide = server =>
    fetch(`${server.url}/subjects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'cookie_banner',
        subjectId: `sub_${randomUUID().replace(/[-0]/g, '1')}`,
        domain: 'site.test',
        preferences: { necessary: true },
        givenAt: Date.now(),
      }),
    })

  before(async () => {
    path = process.env.PATH
    process.env.PATH = `${findPostgres()}${delimiter}${path}`
    folder = await mkdtemp(join(tmpdir(), 'drill-'))
    postgres = await startPostgres()
    environment = { DATABASE_URL: postgres.url, SIGNING_KEY_FILE: join(folder, 'key.pem') }
    const server = await startConsents(environment, { url: postgres.url })
    for (let calls = 0; calls < 3; calls++) assert.equal((await decide(server)).status, 200)
    dump = join(folder, 'consents.dump')
    const dumped = spawnSync('pg_dump', ['-Fc', '-f', dump, postgres.url], { encoding: 'utf8' })
    assert.equal(dumped.status, 0, dumped.stderr)
    heads = join(folder, 'heads.json')
    await writeFile(heads, (await run('heads')).text)
    await decide(server)
    await server.end()
  })
  after(async () => {
    process.env.PATH = path
    await postgres?.end()
    await rm(folder, { recursive: true, force: true })
  })

  it('verifies the backup, changes nothing else, and leaves no database behind', async () => {
    const before = await names()
    const { status, text } = await run('drill', dump, '--heads', heads)
    assert.equal(status, 0, text)
    assert.match(text, /^restored in \d+\.\d s\nsite\.test: 3 links, head \w{64}, intact\n/)
    assert.deepEqual(await names(), before)
    assert.equal(await inDatabase(async query => Number((await query('select count(*) as n from consent'))[0].n)), 4)
  })

  it('finds a backup that is older than the heads, or was changed', async () => {
    const newer = join(folder, 'newer.json')
    await writeFile(newer, (await run('heads')).text)
    const older = await run('drill', dump, '--heads', newer)
    assert.equal(older.status, 1)
    assert.match(older.text, /NOT intact/)
    await inDatabase(query => query(`update consent set "consentAction" = 'accept_all'`))
    const changed = join(folder, 'changed.dump')
    spawnSync('pg_dump', ['-Fc', '-f', changed, postgres.url])
    assert.equal((await run('drill', changed)).status, 1)
  })

  it('names what is missing, and drops its database after a failure as well', async () => {
    const before = await names()
    const broken = join(folder, 'broken.dump')
    await writeFile(broken, 'no dump')
    await assert.rejects(run('drill', broken), /pg_restore failed: .*does not appear to be a valid archive/)
    assert.deepEqual(await names(), before)
    await assert.rejects(run('drill', join(folder, 'none')), /is no file; write drill FILE/)
    await assert.rejects(run('drill'), /is no file; write drill FILE/)
    process.env.PATH = ''
    await assert.rejects(run('drill', dump), /pg_restore cannot be run/)
    assert.deepEqual(await names(), before)
    const several = { ...environment, DATABASE_URL: postgres.url.replace('127.0.0.1', '127.0.0.1:1,127.0.0.1') }
    await assert.rejects(serve.runConsents(['drill', dump], several), /drill needs one/)
  })
})
