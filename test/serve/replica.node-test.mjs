// A replica of PostgreSQL that the dashboard reads, while decisions are stored in the database itself.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { serve } from '../support/load-serve.mjs'
import { findPostgres, startPostgres } from '../support/postgres.mjs'
import { serveProcess } from '../support/serve-process.mjs'
import { decide, newSubject } from './decide.mjs'

const TOKEN = 'a-token-of-the-owner-that-nobody-guesses'

describe('a replica for the dashboard', { skip: !findPostgres() && 'PostgreSQL is not installed' }, () => {
  let folder, primary, standby, server, copy, cookie
  /** @returns the visitor whose decision was stored */
  const stored = async () => {
    const subjectId = newSubject()
    assert.equal((await decide(server.url, { subjectId })).status, 200)
    return subjectId
  }
  const form = (path, values) =>
    fetch(`${server.origin}/dashboard${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.origin, ...(cookie && { cookie }) },
      body: new URLSearchParams(values),
    })
  const get = path => fetch(`${server.origin}/dashboard${path}`, { headers: { cookie } })
  /** Returns whether the pages of the dashboard have a subject's decision. */
  const isShown = async subject => (await (await get(`/decisions.jsonl`)).text()).includes(subject)

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'replica-'))
    primary = await startPostgres()
    standby = await startPostgres({ standbyOf: primary.url })
    server = await serveProcess({
      DATABASE_URL: primary.url,
      DASHBOARD_DATABASE_URL: standby.url,
      DASHBOARD_TOKEN: TOKEN,
      SIGNING_KEY_FILE: join(folder, 'key.pem'),
      LOG: 'errors',
    })
    copy = await serve.openDatabase({ url: standby.url, say() {} })
    cookie = (await form('/login', { token: TOKEN })).headers.get('set-cookie').split(';')[0]
  })
  after(async () => {
    await server?.stop()
    await copy?.close().catch(() => {})
    await standby?.end()
    await primary?.end()
    await rm(folder, { recursive: true, force: true })
  })

  it('is what the pages, searches, proofs and exports show, and erasing reads the database', async () => {
    const early = await stored()
    for (let tried = 0; !(await isShown(early)); tried++) {
      assert.ok(tried < 100, 'the replica does not follow')
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    assert.equal((await get(`/proof?q=${early}`)).status, 200)
    await copy.query('select pg_wal_replay_pause()')
    const late = await stored()
    assert.equal(await isShown(late), false, 'the export reads the database')
    assert.doesNotMatch(await (await get(`/find?q=${late}`)).text(), /<article>/)
    assert.match(await (await get(`/find?q=${early}`)).text(), /<article>/)
    assert.equal((await get(`/proof?q=${late}`)).status, 404)
    assert.match(await (await get('')).text(), /<dd>1<small>/)
    // An access is found at once, because rights are read in the database.
    const made = await (await form('/people', { name: 'New', role: 'reader', sites: '', days: '' })).text()
    assert.match(made, /id="new-token">ce_/)
    assert.match(await (await form('/erase', { subject: late, again: late })).text(), /Decisions erased: 1/)
    await copy.query('select pg_wal_replay_resume()')
  })

  it('that is down hides the pages, and stops no decision', async () => {
    await standby.stop()
    const page = await get('')
    assert.equal(page.status, 503)
    assert.match(await page.text(), /The database does not respond/)
    await stored()
    assert.equal((await get('/people')).status, 200)
    await standby.restart()
    for (let tried = 0; (await get('')).status !== 200; tried++) {
      assert.ok(tried < 100, 'the pages do not come back')
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  })

  it('needs the address of a PostgreSQL, and that of the database', () => {
    const read = environment => () => serve.readSettings(environment)
    assert.throws(read({ DASHBOARD_DATABASE_URL: 'postgres://a/b' }), /DASHBOARD_DATABASE_URL needs DATABASE_URL/)
    assert.throws(
      read({ DATABASE_URL: 'postgres://a/b', DASHBOARD_DATABASE_URL: 'mysql://a/b' }),
      /DASHBOARD_DATABASE_URL does not begin with postgres/,
    )
  })
})
