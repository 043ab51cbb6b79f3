// The log of accesses: what `consents verify` finds if somebody with the database changes it.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'
import { findPostgres, startPostgres } from '../support/postgres.mjs'

describe('the log of accesses', { skip: !findPostgres() && 'PostgreSQL is not installed' }, () => {
  let folder, postgres, environment, database, keyFile, heads
  const runAs = async (more, ...args) => {
    let text = ''
    const status = await serve.runConsents(args, { ...environment, ...more }, words => void (text += words))
    return { status, text }
  }
  const run = (...args) => runAs({}, ...args)
  const verify = async (...more) => {
    const { status, text } = await run('verify', ...more)
    return { status, text: text.slice(text.indexOf('log of accesses')) }
  }
  const query = (text, values) => database.query(text, values)
  const hashOf = (previous, { seq, at, person, action, site, detail }) =>
    createHash('sha256')
      .update(JSON.stringify([previous, Number(seq), at, person, action, site, detail]))
      .digest('hex')

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'access-log-'))
    postgres = await startPostgres()
    keyFile = join(folder, 'key.pem')
    environment = { DATABASE_URL: postgres.url, SIGNING_KEY_FILE: keyFile }
    const server = await startConsents(environment, { url: postgres.url })
    const pem = join(folder, 'public.pem')
    await writeFile(pem, server.key.publicKey)
    await server.end()
    database = await serve.openDatabase({ url: postgres.url, say() {} })
    await run('access', 'add', 'One', '--sites', 'www.shop.test')
    await run('access', 'add', 'Two')
    // A command without the key leaves an entry that the next one signs.
    await runAs({ SIGNING_KEY_FILE: join(folder, 'none.pem') }, 'export')
    await run('access', 'add', 'Three')
    heads = join(folder, 'heads.json')
    await writeFile(heads, (await run('heads')).text)
    await query('create table honest as table "consentAccessLog"')
  })
  after(async () => {
    await database?.close()
    await postgres?.end()
    await rm(folder, { recursive: true, force: true })
  })
  /** Changes the log, verifies it, and restores it. */
  async function changed(change, ...more) {
    await (typeof change === 'string' ? query(change) : change())
    const found = await verify(...more)
    await query('delete from "consentAccessLog"')
    await query('insert into "consentAccessLog" select * from honest')
    return found
  }
  const rows = () => query('select * from "consentAccessLog" order by seq')
  const setHash = (seq, hash) => query('update "consentAccessLog" set hash = $2 where seq = $1', [seq, hash])

  it('is intact as it was written, and has an entry for each command', async () => {
    const { status, text } = await verify('--heads', heads)
    assert.equal(status, 0, text)
    assert.match(text, /^log of accesses: 4 entries, head \w{64}, intact\n$/)
    assert.equal((await rows()).filter(({ signature }) => signature === null).length, 1)
  })

  it('names an entry of which any field is changed', async () => {
    for (const column of ['at', 'person', 'action', 'site', 'detail', 'hash']) {
      const { status, text } = await changed(`update "consentAccessLog" set "${column}" = 'x' where seq = 2`)
      assert.deepEqual([status, /entry 2 is changed/.test(text)], [1, true], `${column}: ${text}`)
    }
    assert.match((await changed('update "consentAccessLog" set seq = 9 where seq = 4')).text, /entry 4 is removed/)
    assert.match((await changed('delete from "consentAccessLog" where seq = 2')).text, /entry 2 is removed/)
    const renumbered = () =>
      query('delete from "consentAccessLog" where seq = 2').then(() =>
        query('update "consentAccessLog" set seq = seq - 1 where seq > 2'),
      )
    assert.match((await changed(renumbered)).text, /entry 2 is changed/)
  })

  it('names a wrong signature, also if the hash is right', async () => {
    const forged = async () => {
      await query(`update "consentAccessLog" set person = 'nobody' where seq = 1`)
      const [one] = await rows()
      await setHash(1, hashOf('0'.repeat(64), one))
    }
    assert.match((await changed(forged)).text, /the signature of entry 1 is wrong/)
    const swapped = `update "consentAccessLog" set signature = (select signature from honest where seq = 1) where seq = 2`
    assert.match((await changed(swapped)).text, /the signature of entry 2 is wrong/)
    const unknown = `update "consentAccessLog" set "keyId" = 'other' where seq = 2`
    assert.match((await changed(unknown)).text, /entry 2 is signed with the key other, which is not given/)
  })

  it('names a change of an entry without a signature, because the next one covers it', async () => {
    const forged = async () => {
      await query(`update "consentAccessLog" set person = 'nobody' where seq = 3`)
      const [, two, three] = await rows()
      await setHash(3, hashOf(two.hash, three))
    }
    assert.match((await changed(forged)).text, /entry 4 is changed, or one before it is/)
  })

  it('says how many entries at its end have no signature, and exported heads find an end that was written anew', async () => {
    const rewritten = async () => {
      await query(`update "consentAccessLog" set person = 'nobody' where seq = 3`)
      await query('update "consentAccessLog" set signature = null, "keyId" = null where seq >= 3')
      const [, two, three] = await rows()
      await setHash(3, hashOf(two.hash, three))
      const [, , third, four] = await rows()
      await setHash(4, hashOf(third.hash, four))
    }
    assert.match((await changed(rewritten)).text, /^log of accesses: .*, intact; the last 2 are not signed\n$/)
    const { status, text } = await changed(rewritten, '--heads', heads)
    assert.equal(status, 1)
    assert.match(text, /entry 4 differs from an exported head/)
    const cut = await changed('delete from "consentAccessLog" where seq = 4', '--heads', heads)
    assert.match(cut.text, /entry 4 of an exported head is removed/)
  })

  it('stays one chain if several commands write at the same time', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Person ${at}`)
    await Promise.all(names.map(name => run('access', 'add', name)))
    assert.equal((await rows()).length, 16)
    assert.match((await verify()).text, /^log of accesses: 16 entries, head \w{64}, intact\n$/)
    await assert.rejects(run('access', 'add', 'X', '--scopes', 'root'), /allowed are store, read, withdraw, import/)
    await assert.rejects(run('access', 'add', 'X', '--days', '0'), /from 1 to 3660/)
  })
})
