// What the stored records prove: the chain finds each manipulation, and erasure and export keep it.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'

const subjectId = () => `sub_${randomUUID().replace(/[-0]/g, '1')}`
const receiptOf = (recordId, decision, domain = 'site.test') => ({
  schemaVersion: 1,
  recordId,
  domain,
  time: new Date().toISOString(),
  purposes: { necessary: { decision: 'granted' }, marketing: { decision } },
})
const decision = (receipt, more = {}) => ({
  type: 'cookie_banner',
  subjectId: subjectId(),
  domain: 'site.test',
  preferences: { necessary: true, marketing: receipt.purposes.marketing.decision === 'granted' },
  givenAt: Date.parse(receipt.time),
  consentAction: 'custom',
  metadata: { receipt },
  ...more,
})

describe('the chain of records', () => {
  let folder, environment, stored
  const run = async (args, given = environment) => {
    let text = ''
    const status = await serve.runConsents(args, given, words => void (text += words))
    return { status, text }
  }
  /** Changes the database beside the server, as an owner could. */
  const change = async statement => {
    const database = await serve.openDatabase({ folder: environment.CONSENTS_FOLDER })
    await database.query(statement)
    await database.close()
  }
  const problems = async () =>
    (await run(['verify'])).text
      .split('\n')
      .slice(1, -1)
      .map(line => line.trim())

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chain-'))
    environment = { CONSENTS_FOLDER: join(folder, 'consents'), SIGNING_KEY_FILE: join(folder, 'key.pem') }
    const server = await startConsents(environment, { folder: environment.CONSENTS_FOLDER })
    stored = []
    for (let at = 0; at < 6; at++) {
      const body = decision(receiptOf(randomUUID(), at % 2 ? 'granted' : 'denied'))
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${server.url}/subjects`, { method: 'POST', headers, body: JSON.stringify(body) })
      stored.push({ ...body, id: (await answer.json()).consentId })
    }
    // Somebody without a right repeats a receipt's id with the opposite answer.
    const [{ metadata }] = stored
    const forged = {
      ...metadata.receipt,
      purposes: { ...metadata.receipt.purposes, marketing: { decision: 'granted' } },
    }
    const body = JSON.stringify(decision(forged, { givenAt: Date.now() }))
    const headers = { 'content-type': 'application/json' }
    assert.equal((await fetch(`${server.url}/subjects`, { method: 'POST', headers, body })).status, 200)
    await server.end()
  })
  after(() => rm(folder, { recursive: true, force: true }))

  it('verifies the honest receipt, and not a later one with the same id', async () => {
    const file = join(folder, 'receipt.json')
    const { receipt } = stored[0].metadata
    await writeFile(file, JSON.stringify([receipt]))
    const honest = await run(['verify', file])
    assert.equal(honest.status, 0)
    assert.match(honest.text, new RegExp(`^${receipt.recordId} verified, received 20`))
    const forged = { ...receipt, purposes: { ...receipt.purposes, marketing: { decision: 'granted' } } }
    await writeFile(file, JSON.stringify([forged]))
    const { status, text } = await run(['verify', file])
    assert.equal(status, 1)
    assert.match(text, /differs|: purposes\.marketing\.decision, stored categories/)
    await writeFile(file, JSON.stringify([{ ...receipt, recordId: '\u001b[2Jx\nanother verified' }]))
    assert.doesNotMatch((await run(['verify', file])).text.slice(0, -1), /\p{Cc}/u)
  })

  it('finds changed, inserted and removed decisions, and links, also after a restart', async () => {
    assert.deepEqual(await run(['verify']).then(({ status }) => status), 0)
    const [one] = stored
    await change(`update consent set "consentAction" = 'accept_all' where id = '${one.id}'`)
    assert.deepEqual(await problems(), [`decision ${one.id} of link 1 is changed`])
    await change(`update consent set "consentAction" = 'custom' where id = '${one.id}'`)

    await change(
      `insert into consent (id, "subjectId", "domainId", "purposeIds", "givenAt") select 'cns_x', "subjectId", "domainId", "purposeIds", "givenAt" from consent where id = '${one.id}'`,
    )
    const unsealed = ['decision cns_x has no seal: it was inserted beside the server']
    assert.deepEqual(await problems(), unsealed)
    await (await startConsents(environment, { folder: environment.CONSENTS_FOLDER })).end()
    assert.deepEqual(await problems(), unsealed)
    await change(`delete from consent where id = 'cns_x'`)

    await change(`create table kept as select * from consent where id = '${one.id}'`)
    await change(`delete from consent where id = '${one.id}'`)
    assert.deepEqual(await problems(), [`decision ${one.id} of link 1 is removed`])
    await change('insert into consent select * from kept')
    assert.deepEqual(await problems(), [])

    await change(`update "consentSeal" set "receivedAt" = '2020-01-01T00:00:00.000Z' where seq = 2`)
    assert.match((await problems())[0], /link 2 is changed/)
  })

  it('verifies with a public key from a file, and names a key that is not given or not there', async () => {
    const folderOf = name => join(folder, name)
    const { publicKey } = serve.openSigningKey(environment.SIGNING_KEY_FILE)
    await writeFile(folderOf('public.pem'), publicKey)
    await writeFile(folderOf('other.pem'), serve.openSigningKey(folderOf('other.key')).publicKey)
    const noKey = { ...environment, SIGNING_KEY_FILE: folderOf('none.key') }
    const last = async key => (await run(['verify', '--key', folderOf(key)], noKey)).text.split('\n').at(-2)
    // The links were damaged by the test before, but their signatures are right.
    assert.doesNotMatch(await last('public.pem'), /signed with the key/)
    assert.match(await last('other.pem'), /is signed with the key \w{16}, which is not given/)
    await assert.rejects(run(['verify'], noKey), /none\.key cannot be read[^]*--key/)
    assert.equal(existsSync(folderOf('none.key')), false)
  })

  it('exports with filters, and names what is not allowed', async () => {
    const all = JSON.parse((await run(['export'])).text)
    assert.equal(all.length, 7)
    assert.deepEqual(all.find(({ id }) => id === stored[0].id).receipt, stored[0].metadata.receipt)
    const subject = stored[1].subjectId
    assert.equal(JSON.parse((await run(['export', '--subject', subject])).text)[0].subject, subject)
    assert.equal((await run(['export', '--format', 'jsonl', '--domain', 'other.test'])).text, '')
    assert.equal(JSON.parse((await run(['export', '--until', '2020-01-01'])).text).length, 0)
    assert.match((await run(['export', '--format', 'csv'])).text, /^id,time,domain,[^]*site\.test,sub_/)
    await assert.rejects(run(['export', '--since', 'yesterday']), /--since is "yesterday"; allowed is a date/)
    await assert.rejects(run(['delete']), /allowed are export, verify/)
  })
})

describe('two servers that write to one site at the same time', () => {
  let folder, environment
  const headers = { 'content-type': 'application/json' }
  const place = () => ({ folder: environment.CONSENTS_FOLDER })
  const run = async args => {
    let text = ''
    const status = await serve.runConsents(args, environment, words => void (text += words))
    return { status, text: text.replaceAll(/\w{64}/g, 'HASH') }
  }
  const inDatabase = async task => {
    const database = await serve.openDatabase(place())
    const result = await task(database.query)
    await database.close()
    return result
  }
  const post = async (url, body) => {
    const { status } = await fetch(`${url}/subjects`, { method: 'POST', headers, body: JSON.stringify(body) })
    assert.equal(status, 200)
  }
  /** Two servers on one database receive decisions in turns. */
  async function writeTogether(count) {
    const one = await startConsents(environment, place())
    const other = await startConsents(environment, {}, { database: one.database })
    for (let at = 0; at < count; at++)
      await Promise.all([one, other].map(({ url }) => post(url, decision(receiptOf(randomUUID(), 'denied')))))
    await other.stop()
    await one.end()
  }
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chains-'))
    environment = { CONSENTS_FOLDER: join(folder, 'consents'), SIGNING_KEY_FILE: join(folder, 'key.pem') }
    await writeTogether(6)
  })
  after(() => rm(folder, { recursive: true, force: true }))

  it('continue a chain each, which begin in chain 0, and are verified together', async () => {
    const chains = await inDatabase(query => query('select chain, seq from "consentChain" order by chain'))
    assert.equal(chains.length, 2)
    assert.ok(chains.every(({ seq }) => Number(seq) > 2))
    assert.deepEqual(await run(['verify']), {
      status: 0,
      text: 'site.test: 13 links in 2 chains, head HASH, intact\n',
    })
    assert.deepEqual(
      JSON.parse((await run(['heads'])).text).map(({ chain }) => chain),
      [0, 1],
    )
  })

  it('continue idle chains after a restart, and open no more', async () => {
    await inDatabase(query => query(`update "consentChain" set "movedAt" = '2026-01-01T00:00:00.000Z'`))
    await writeTogether(6)
    assert.equal((await run(['verify'])).text, 'site.test: 25 links in 2 chains, head HASH, intact\n')
  })

  it('cannot be changed in any chain: a changed decision, a removed chain, a cut end and a foreign link are found', async () => {
    const heads = join(folder, 'heads.json')
    await writeFile(
      heads,
      await (async () => {
        let text = ''
        await serve.runConsents(['heads'], environment, words => void (text += words))
        return text
      })(),
    )
    const after = async (...statements) => {
      const tables = ['consent', '"consentSeal"', '"consentChain"']
      await inDatabase(async query => {
        for (const [at, table] of tables.entries()) await query(`create table kept${at} as select * from ${table}`)
        for (const statement of statements) await query(statement)
      })
      const { text } = await run(['verify', '--heads', heads])
      await inDatabase(async query => {
        for (const table of tables) await query(`delete from ${table}`)
        for (const [at, table] of tables.entries()) {
          await query(`insert into ${table} select * from kept${at}`)
          await query(`drop table kept${at}`)
        }
      })
      return text
        .split('\n')
        .slice(1, -1)
        .map(line => line.trim().replace(/cns_\w+/, 'ID'))
    }
    const ofChain = 'select "consentId" from "consentSeal" where chain = 1 and kind = \'decision\''
    assert.deepEqual(await after(), [])
    assert.deepEqual(
      await after(`update consent set "consentAction" = 'accept_all' where id = (${ofChain} and seq = 2)`),
      ['decision ID of link 2 of chain 1 is changed'],
    )
    const [last] = await inDatabase(query => query('select seq from "consentChain" where chain = 1'))
    const whole = await after(
      `delete from consent where id in (${ofChain})`,
      'delete from "consentSeal" where chain = 1',
      'delete from "consentChain" where chain = 1',
    )
    assert.equal(whole.length, 2)
    assert.match(whole[0], /^chain 1, which link \d opened, is removed$/)
    assert.equal(whole[1], 'chain 1 of an exported head is removed')
    assert.deepEqual(
      await after(
        `delete from consent where id in (${ofChain} and seq = ${last.seq})`,
        `delete from "consentSeal" where chain = 1 and seq = ${last.seq}`,
        `update "consentChain" set seq = seq - 1, head = (select hash from "consentSeal" where chain = 1 and seq = ${last.seq} - 1) where chain = 1`,
      ),
      [`link ${last.seq} of chain 1 of an exported head is removed`],
    )
    assert.deepEqual(
      await after(
        `insert into consent (id, "subjectId", "domainId", "purposeIds", "givenAt")
         select 'cns_x', "subjectId", "domainId", "purposeIds", "givenAt" from consent limit 1`,
        `insert into "consentSeal" select site, 9, 1, kind, 'cns_x', null, salt, digest, hash, "receivedAt", signature, "keyId" from "consentSeal" where chain = 1 and seq = 1`,
      ),
      ['decision ID has no seal: it was inserted beside the server'],
    )
    assert.match(
      (await after('delete from consent', 'delete from "consentSeal"', 'delete from "consentChain"')).join(),
      /an exported head names this site/,
    )
  })

  it('leave a database of one chain readable: its columns are added, and its links stay', async () => {
    await inDatabase(async query => {
      await query('delete from consent where id in (select "consentId" from "consentSeal" where chain = 1)')
      await query('delete from "consentSeal" where chain = 1 or seq > 1')
      await query('delete from consent where id not in (select "consentId" from "consentSeal")')
      await query(`delete from "consentChain" where chain = 1`)
      await query(`update "consentChain" set seq = 1, head = (select hash from "consentSeal") where chain = 0`)
      for (const [table, columns] of [
        ['consentChain', 'site'],
        ['consentSeal', 'site, seq'],
      ])
        await query(`alter table "${table}" drop column chain, add primary key (${columns})`)
      await query('alter table "consentChain" drop column "movedAt"')
      await query('delete from "consentCount" where chain = 1')
      await query('alter table "consentCount" drop column chain, add primary key (day, site, dimension, value, action)')
    })
    const signed = (await run(['verify']).catch(error => error)).message
    assert.match(signed, /chain/)
    await writeTogether(3)
    assert.equal((await run(['verify'])).text, 'site.test: 8 links in 2 chains, head HASH, intact\n')
  })
})

describe('erasure', () => {
  it('of a subject and of old decisions leaves signed entries, and the chain is intact', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'erase-'))
    const environment = { CONSENTS_FOLDER: join(folder, 'consents'), SIGNING_KEY_FILE: join(folder, 'key.pem') }
    const server = await startConsents(environment, { folder: environment.CONSENTS_FOLDER })
    const bodies = Array.from({ length: 4 }, (_, at) =>
      decision(receiptOf(randomUUID(), 'denied'), { givenAt: Date.now() - at * 30 * 86_400_000 }),
    )
    const headers = { 'content-type': 'application/json' }
    for (const body of bodies)
      await fetch(`${server.url}/subjects`, { method: 'POST', headers, body: JSON.stringify(body) })
    await server.end()
    const run = async args => {
      let text = ''
      return [await serve.runConsents(args, environment, words => void (text += words)), text]
    }
    const heads = join(folder, 'heads.json')
    await writeFile(heads, (await run(['heads']))[1])
    assert.deepEqual(await run(['erase', '--subject', bodies[0].subjectId]), [0, '1 decision erased\n'])
    assert.deepEqual(await run(['prune', '--older-than', '45d']), [0, '2 decisions erased\n'])
    const [status, text] = await run(['verify', '--heads', heads])
    assert.deepEqual([status, text.split(',').at(-1)], [0, ' intact\n'], text)
    assert.deepEqual(
      JSON.parse((await run(['export']))[1]).map(({ subject }) => subject),
      [bodies[1].subjectId],
    )
    assert.equal((await run(['prune', '--older-than', '2y']))[1], '0 decisions erased\n')
    await assert.rejects(run(['prune']), /--older-than DATE/)
    await assert.rejects(
      run(['prune', '--older-than', 'long ago']),
      /allowed is a date such as .* or an age such as 90d/,
    )
    await rm(folder, { recursive: true, force: true })
  })
})
