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
    assert.deepEqual(await run(['prune', '--older-than', new Date(Date.now() - 45 * 86_400_000).toISOString()]), [
      0,
      '2 decisions erased\n',
    ])
    const [status, text] = await run(['verify', '--heads', heads])
    assert.deepEqual([status, text.split(',').at(-1)], [0, ' intact\n'], text)
    assert.deepEqual(
      JSON.parse((await run(['export']))[1]).map(({ subject }) => subject),
      [bodies[1].subjectId],
    )
    await assert.rejects(run(['prune']), /--older-than DATE/)
    await rm(folder, { recursive: true, force: true })
  })
})
