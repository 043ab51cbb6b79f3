// Several people and sites: who may see and do what on the dashboard, by a token or by the JWT of a proxy, and the log of it.
import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { serve, startConsents } from '../support/load-serve.mjs'

const TOKEN = 'a-token-of-the-owner-that-nobody-guesses'
const subjectId = () => `sub_${randomUUID().replace(/[-0]/g, '1')}`
const ISSUER = 'https://login.example'

describe('the people of an organisation', () => {
  let server, folder, keys, provider
  const subjects = { shop: subjectId(), news: subjectId() }
  const decisions = {}
  const decide = async (domain, subject, country) => {
    const response = await fetch(`${server.url}/subjects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-ipcountry': country },
      body: JSON.stringify({
        type: 'cookie_banner',
        subjectId: subject,
        domain,
        preferences: { necessary: true },
        givenAt: Date.now(),
        consentAction: 'necessary',
        metadata: { receipt: { recordId: `receipt-${domain.length}`, domain, purposes: {} } },
      }),
    })
    return (await response.json()).consentId
  }
  const form = (path, values, headers) =>
    fetch(`${server.origin}/dashboard${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.origin, ...headers },
      body: new URLSearchParams(values),
    })
  // Each from another address, because attempts from one are limited.
  let logins = 0
  const logIn = async token =>
    (await form('/login', { token }, { 'x-forwarded-for': `10.0.0.${++logins}` })).headers
      .get('set-cookie')
      ?.split(';')[0]
  const get = (path, headers) => fetch(`${server.origin}/dashboard${path}`, { headers, redirect: 'manual' })
  const textOf = async (path, headers) => (await get(path, headers)).text()
  let owner
  /** Gives access on the dashboard. @returns the token */
  const give = async values => {
    const page = await (await form('/people', { sites: '', days: '', ...values }, { cookie: owner })).text()
    return /id="new-token">(ce_[\w-]+)</.exec(page)?.[1] ?? page
  }
  let clock = 0

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'access-'))
    keys = await generateKeyPair('ES256')
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' }
    provider = createServer((_, answer) => answer.end(JSON.stringify({ keys: [jwk] }))).listen(0, '127.0.0.1')
    await new Promise(resolve => provider.once('listening', resolve))
    server = await startConsents(
      {
        DASHBOARD_TOKEN: TOKEN,
        ADDRESS_HEADER: 'x-forwarded-for',
        PROXY_JWT_HEADER: 'Cf-Access-Jwt-Assertion',
        PROXY_JWT_KEYS: `http://127.0.0.1:${provider.address().port}/certs`,
        PROXY_JWT_ISSUER: ISSUER,
        PROXY_JWT_AUDIENCE: 'consents',
        SIGNING_KEY_FILE: join(folder, 'key.pem'),
      },
      { folder: join(folder, 'consents') },
      { now: () => Date.now() + clock },
    )
    decisions.shop = await decide('www.shop.test', subjects.shop, 'DE')
    decisions.news = await decide('news.test', subjects.news, 'FR')
    owner = await logIn(TOKEN)
  })
  after(async () => {
    provider.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('see the sites that they were given, in every page, search, verification and export', async () => {
    const officer = await logIn(await give({ name: 'Shop officer', role: 'officer', sites: '*.shop.test' }))
    const everyone = await logIn(await give({ name: 'Officer', role: 'officer' }))
    const pages = [
      '',
      `/find?q=${subjects.news}`,
      `/find?q=${decisions.news}`,
      '/find?q=receipt-9',
      '/decisions.jsonl',
      '/decisions.csv',
    ]
    for (const path of pages) {
      assert.doesNotMatch(await textOf(path, { cookie: officer }), /news\.test/, path)
      assert.match(await textOf(path, { cookie: everyone }), /news\.test/, path)
    }
    assert.match(await textOf('', { cookie: everyone }), /\bFR\b/)
    assert.doesNotMatch(await textOf('', { cookie: officer }), /\bFR\b/)
    assert.notEqual(await textOf('/counts.csv', { cookie: officer }), await textOf('/counts.csv', { cookie: everyone }))
    const [{ id }] = await server.database.query(`select id from domain where name = 'news.test'`)
    assert.match(await textOf(`?site=${id}`, { cookie: everyone }), /<dd>1<small>/)
    assert.doesNotMatch(await textOf(`?site=${id}`, { cookie: officer }), /<dd>1<small>/)
    assert.equal(await textOf(`/decisions.jsonl?site=${id}`, { cookie: officer }), '')
    for (const format of ['csv', 'jsonl'])
      assert.match(await textOf(`/decisions.${format}`, { cookie: officer }), /www\.shop\.test/)
    assert.match(await textOf(`/find?q=${decisions.shop}`, { cookie: officer }), new RegExp(subjects.shop))
    // A list of sites is no pattern of SQL.
    await decide('www.shop_a.test', subjectId(), 'DE')
    await decide('www.shopxa.test', subjectId(), 'DE')
    const pattern = await logIn(await give({ name: 'Pattern', role: 'officer', sites: '*.shop_a.test' }))
    assert.match(await textOf('/decisions.csv', { cookie: pattern }), /shop_a/)
    assert.doesNotMatch(await textOf('/decisions.csv', { cookie: pattern }), /shopxa/)
    assert.equal((await get(`/proof?q=${subjects.news}`, { cookie: officer })).status, 404)
    assert.equal((await get(`/proof?q=${subjects.news}`, { cookie: everyone })).status, 200)
    const receipts = JSON.stringify({ recordId: 'receipt-9', domain: 'news.test', purposes: {} })
    assert.match(await (await form('/receipts', { receipts }, { cookie: officer })).text(), /Missing/)
    assert.doesNotMatch(await (await form('/receipts', { receipts }, { cookie: everyone })).text(), /Missing/)
    const again = await form('/erase', { subject: subjects.news, again: subjects.news }, { cookie: officer })
    assert.match(await again.text(), /Decisions erased: 0/)
  })

  it('do what their role includes, and nothing else', async () => {
    const cookies = {
      reader: await logIn(await give({ name: 'Reader', role: 'reader' })),
      officer: await logIn(await give({ name: 'Second officer', role: 'officer' })),
      owner: await logIn(await give({ name: 'Owner', role: 'owner' })),
      // Whoever has some sites could give others access to all.
      limited: await logIn(await give({ name: 'Limited owner', role: 'owner', sites: 'www.shop.test' })),
    }
    const rights = [
      ['', ['reader', 'officer', 'owner', 'limited']],
      ['/counts.csv', ['reader', 'officer', 'owner', 'limited']],
      ['/receipts', ['reader', 'officer', 'owner', 'limited']],
      ['/find?q=sub_1', ['officer', 'owner', 'limited']],
      [`/proof?q=${subjects.shop}`, ['officer', 'owner', 'limited']],
      ['/decisions.csv', ['officer', 'owner', 'limited']],
      ['/people', ['owner']],
      ['/log', ['owner']],
    ]
    for (const [path, allowed] of rights)
      for (const [role, cookie] of Object.entries(cookies))
        assert.equal((await get(path, { cookie })).status, allowed.includes(role) ? 200 : 403, `${role} ${path}`)
    for (const [role, cookie] of Object.entries(cookies)) {
      const erased = await form('/erase', { subject: 'sub_1', again: 'sub_2' }, { cookie })
      assert.equal(erased.status, role === 'reader' ? 403 : 400, role)
      if (role === 'owner') continue
      const body = { name: 'New', role: 'owner', sites: '', days: '' }
      assert.equal((await form('/people', body, { cookie })).status, 403, role)
      assert.equal((await form('/people/revoke', { id: 'x' }, { cookie })).status, 403, role)
    }
  })

  it('lose their access when it is revoked or ends, also with an open session', async () => {
    const revoked = await logIn(await give({ name: 'Leaves', role: 'reader' }))
    const short = await give({ name: 'Guest', role: 'reader', days: '1' })
    assert.equal((await get('', { cookie: revoked })).status, 200)
    const [{ id }] = await server.database.query(`select id from "consentAccess" where name = 'Leaves'`)
    await form('/people/revoke', { id }, { cookie: owner })
    assert.equal((await get('', { cookie: revoked })).status, 401)
    assert.ok(await logIn(short))
    clock = 86_400_000 + 1000
    assert.equal(await logIn(short), undefined)
    clock = 0
    // Revoking again changes nothing, also not the time.
    const revokedAt = async () =>
      (await server.database.query('select "revokedAt" from "consentAccess" where id = $1', [id]))[0].revokedAt
    const before = await revokedAt()
    await form('/people/revoke', { id }, { cookie: owner })
    assert.equal(await revokedAt(), before)
  })

  it('lose a session of DASHBOARD_TOKEN when that is changed', async t => {
    const changed = await startConsents(
      { DASHBOARD_TOKEN: `${TOKEN}-changed`, SIGNING_KEY_FILE: join(folder, 'key.pem') },
      {},
      { database: server.database },
    )
    t.after(() => changed.stop())
    assert.equal((await get('', { cookie: owner })).status, 200)
    assert.equal((await fetch(`${changed.origin}/dashboard`, { headers: { cookie: owner } })).status, 401)
    const none = await startConsents(
      { DASHBOARD: '1', SIGNING_KEY_FILE: join(folder, 'key.pem') },
      {},
      { database: server.database },
    )
    t.after(() => none.stop())
    for (const token of ['', 'undefined', TOKEN]) {
      const body = new URLSearchParams({ token })
      const headers = { origin: none.origin }
      const { status } = await fetch(`${none.origin}/dashboard/login`, { method: 'POST', headers, body })
      assert.equal(status, 403, `a server without a token accepts "${token}"`)
    }
  })

  it('cannot be named twice, nor with a role, site or time that does not exist; tokens are not stored', async () => {
    const token = await give({ name: 'Unique', role: 'reader' })
    for (const values of [
      { name: 'Unique', role: 'reader' },
      { name: '', role: 'reader' },
      { name: 'a\u0007', role: 'reader' },
      { name: 'Other', role: 'root' },
      { name: 'Other', role: 'reader', sites: 'a/b' },
      { name: 'Other', role: 'reader', sites: '*' },
      { name: 'Other', role: 'reader', days: '-1' },
      { name: 'Other', role: 'reader', days: '0' },
      { name: 'Other', role: 'reader', days: '3661' },
      { name: 'Other', role: 'program', scopes: 'root' },
      { name: 'Other', role: 'program' },
    ]) {
      const page = await give(values)
      assert.match(page, /role="alert">(The |A program|&quot;Unique&quot; has access|"Unique")/, JSON.stringify(values))
    }
    const rows = JSON.stringify(await server.database.query('select * from "consentAccess"'))
    assert.ok(!rows.includes(token.slice(3)))
    assert.ok(rows.includes(createHash('sha256').update(token).digest('hex')))
  })

  it('are known by the JWT of a proxy, if it is signed for this application and somebody gave them access', async () => {
    await give({ name: 'Jane@Example.com', role: 'officer', sites: 'www.shop.test' })
    const sign = (
      claims = {},
      { issuer = ISSUER, audience = 'consents', key = keys.privateKey, end = '1h', alg = 'ES256' } = {},
    ) => {
      const jwt = new SignJWT({ email: 'Jane@example.com', ...claims }).setProtectedHeader({ alg, kid: 'one' })
      jwt.setIssuedAt(issuedAt).setIssuer(issuer).setAudience(audience)
      return (end ? jwt.setExpirationTime(end) : jwt).sign(key)
    }
    const issuedAt = Math.floor(Date.now() / 1000)
    const statusOf = async jwt => (await get('/find?q=sub_1', { 'cf-access-jwt-assertion': jwt })).status
    for (let clicks = 0; clicks < 3; clicks++) assert.equal(await statusOf(await sign()), 200)
    const signIns = await server.database.query(
      `select 1 from "consentAccessLog" where person = 'jane@example.com' and action = 'signed in'`,
    )
    assert.equal(signIns.length, 1, 'each click is logged as a sign-in')
    const others = await generateKeyPair('ES256')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await sign()).split('.')[1]}.`
    for (const [name, jwt] of Object.entries({
      'another key': await sign({}, { key: others.privateKey }),
      'another issuer': await sign({}, { issuer: 'https://evil.example' }),
      'another application': await sign({}, { audience: 'wiki' }),
      'an end in the past': await sign({}, { end: '-1h' }),
      'no end': await sign({}, { end: null }),
      'another claim only': await sign({ email: undefined, sub: 'jane@example.com' }),
      'a name that is no text': await sign({ email: ['jane@example.com'] }),
      'more than 8 KB': await sign({ groups: 'x'.repeat(7000) }),
      'an address that is not verified': await sign({ email_verified: false }),
      'somebody without access': await sign({ email: 'joe@example.com' }),
      'no signature': unsigned,
      'the public key as a secret': await sign({}, { alg: 'HS256', key: new TextEncoder().encode('x'.repeat(32)) }),
      'no JWT': 'jane@example.com',
    }))
      assert.equal(await statusOf(jwt), 401, name)
    assert.equal((await get('/people', { 'cf-access-jwt-assertion': await sign() })).status, 403)
    await give({ name: 'robot@example.com', role: 'program', scopes: 'read' })
    assert.equal(await statusOf(await sign({ email: 'robot@example.com' })), 401, 'the key of a program opens no page')
    for (const environment of [
      { PROXY_JWT_KEYS: 'http://login.example/keys' },
      { PROXY_JWT_KEYS: 'http://localhost.example/keys' },
      { PROXY_JWT_KEYS: 'http://localhost:x@login.example/keys' },
      { PROXY_JWT_KEYS: 'https://' },
      { PROXY_JWT_AUDIENCE: '' },
      { PROXY_JWT_ISSUER: '' },
    ])
      assert.throws(
        () =>
          serve.readSettings({
            PROXY_JWT_HEADER: 'X',
            PROXY_JWT_KEYS: 'https://login.example/keys',
            PROXY_JWT_ISSUER: ISSUER,
            PROXY_JWT_AUDIENCE: 'x',
            ...environment,
          }),
        /PROXY_JWT_/,
      )
  })

  it('erase the decisions of a visitor, and everything that they do is in a chained log', async () => {
    const officer = await logIn(await give({ name: 'Eraser', role: 'officer' }))
    const page = await form('/erase', { subject: subjects.shop, again: ` ${subjects.shop} ` }, { cookie: officer })
    assert.match(await page.text(), /Decisions erased: 1/)
    assert.match(await textOf(`/find?q=${subjects.shop}`, { cookie: officer }), /No decision/)
    await form('/logout', {}, { cookie: officer })
    const log = await textOf('/log', { cookie: owner })
    for (const words of [
      'signed in',
      'signed out',
      'exported',
      'proved',
      'erased',
      'gave access',
      'revoked access',
      'by the proxy',
      'with a token',
      'Eraser',
    ])
      assert.ok(log.includes(words), words)
    assert.ok(!log.includes(subjects.shop))
    assert.ok(log.includes(createHash('sha256').update(subjects.shop).digest('hex')))
    await server.end()
    const environment = { CONSENTS_FOLDER: join(folder, 'consents'), SIGNING_KEY_FILE: join(folder, 'key.pem') }
    const run = async (...args) => {
      let text = ''
      const status = await serve.runConsents(args, environment, words => void (text += words))
      return { status, text }
    }
    const added = await run('access', 'add', 'Night shift', '--role', 'officer', '--sites', 'news.test', '--days', '30')
    assert.match(added.text, /^Night shift: officer, id [0-9a-f]{12}\nThe token is shown only now:\nce_[\w-]{43}\n$/)
    const [, id] = /id (\w+)/.exec(added.text)
    assert.match((await run('access', 'list')).text, /"name":"Night shift","role":"officer","sites":\["news\.test"\]/)
    await run('access', 'revoke', id)
    await assert.rejects(run('access', 'revoke', id), /revoked already/)
    await assert.rejects(run('access', 'add', 'X', '--role', 'root'), /allowed are reader, officer, owner and program/)
    await run('export')
    await run('erase', '--subject', subjects.news)
    const actions = (await run('log')).text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    assert.deepEqual(
      actions.slice(-4).map(({ action, person }) => [action, person.startsWith('command line')]),
      [
        ['gave access', true],
        ['revoked access', true],
        ['exported', true],
        ['erased', true],
      ],
    )
    const verified = await run('verify')
    assert.equal(verified.status, 0, verified.text)
    assert.match(verified.text, new RegExp(`log of accesses: ${actions.length} entries, head \\w+, intact`))
    const heads = join(folder, 'heads.json')
    await writeFile(heads, (await run('heads')).text)

    const change = async statement => {
      const database = await serve.openDatabase({ folder: environment.CONSENTS_FOLDER })
      await database.query(statement)
      await database.close()
      const { status, text } = await run('verify', '--heads', heads)
      assert.equal(status, 1)
      return text
    }
    assert.match(await change(`update "consentAccessLog" set person = 'nobody' where seq = 3`), /entry 3 is changed/)
    assert.match(await change(`delete from "consentAccessLog" where seq = 3`), /entry 3 is removed/)
    assert.match(
      await change(`delete from "consentAccessLog" where seq = ${actions.length}`),
      new RegExp(`entry ${actions.length} of an exported head is removed`),
    )
  })
})
