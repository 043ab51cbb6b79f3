// What visitors and attackers send to the consent server.
import assert from 'node:assert/strict'
import { createHmac, randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { startConsents } from '../support/load-serve.mjs'

const SECRET = 'a secret of the site with more than 32 characters'
const subjectId = () => `sub_${randomUUID().replace(/[-0]/g, '1')}`
const decision = (more = {}) => ({
  type: 'cookie_banner',
  subjectId: subjectId(),
  domain: 'site.test',
  preferences: { necessary: true, marketing: false },
  givenAt: Date.now(),
  consentAction: 'necessary',
  uiSource: 'banner',
  ...more,
})

/** Sends bytes, and returns the first line of the response; empty if the connection is closed. */
const raw = (port, text) =>
  new Promise(resolve => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(text, 'latin1'))
    socket.on('data', chunk => (answer += chunk))
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer.split('\r\n')[0]))
    socket.setTimeout(1000, () => socket.destroy())
  })

describe('the consent server', () => {
  let server, sites
  before(async () => {
    server = await startConsents({ ALLOWED_ORIGINS: 'https://www.example.com', IDENTITY_SECRET: SECRET })
    sites = await startConsents({ SITES: 'www.example.com *.example.org' }, {}, { database: server.database })
  })
  after(async () => {
    await sites.stop()
    await server.end()
  })
  const call = async (method, path, body, headers = {}, url = server.url) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body && (typeof body === 'string' ? body : JSON.stringify(body)),
    })
    return { status: response.status, headers: response.headers, body: await response.json().catch(() => null) }
  }
  const post = (body, headers) => call('POST', '/subjects', body, headers)
  const count = async table => Number((await server.database.query(`select count(*) as n from ${table}`))[0].n)

  it('closes a connection whose packet has many requests, and answers some in a packet', async () => {
    const answersTo = times =>
      new Promise(resolve => {
        let answers = 0
        const socket = connect(new URL(server.origin).port, '127.0.0.1', () =>
          socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(times)),
        )
        socket.on('data', chunk => {
          answers += String(chunk).split('HTTP/1.1 200').length - 1
          if (answers === times) socket.end()
        })
        socket.on('error', () => {})
        socket.on('close', () => resolve(answers))
      })
    assert.equal(await answersTo(20), 20)
    // Node makes the objects of each request that it reads, in one turn for all connections.
    let read = 0
    const count = () => read++
    subscribe('http.server.request.start', count)
    assert.ok((await answersTo(1500)) <= 32)
    unsubscribe('http.server.request.start', count)
    assert.ok(read <= 32, `${read} requests of the packet were read`)
    assert.equal((await fetch(`${server.origin}/healthz`)).status, 200)
  })

  it('survives requests that no framework can represent', async () => {
    const { port } = new URL(server.origin)
    const lines = [
      'TRACE / HTTP/1.1\r\nHost: x',
      'CONNECT a:1 HTTP/1.1\r\nHost: x',
      'GET /healthz HTTP/1.1\r\nHost: a:b@127.0.0.1',
      'GET http://[ HTTP/1.1\r\nHost: [',
      'GET /%ff%fe HTTP/1.1\r\nHost: x',
      'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade',
      'POST /api/c15t/subjects HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"cut',
      'POST /api/c15t/subjects HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz',
      '\u0000\u0001\u0002',
    ]
    for (const line of lines) assert.doesNotMatch(await raw(port, `${line}\r\n\r\n`), / 5\d\d/, line)
    assert.match(await raw(port, `${lines[0]}\r\n\r\n`), / 405 /)
    assert.equal((await fetch(`${server.origin}/healthz`)).status, 200)
  })

  it('rejects text that the database cannot compare, too many levels, and times that are no time, with the field’s name', async () => {
    let nested = 'x'
    for (let level = 0; level < 3500; level++) nested = [nested]
    const wrong = [
      ['metadata', { metadata: { note: '\0' } }],
      ['metadata', { metadata: { note: '\ud800' } }],
      ['metadata', { metadata: { ['\0']: 1 } }],
      ['metadata', { metadata: { receipt: nested } }],
      ['metadata', { metadata: [] }],
      ['metadata', { metadata: { list: Array.from({ length: 3000 }, () => [[]]) } }],
      ['preferences', { preferences: null }],
      ['preferences', { preferences: undefined }],
      ['preferences', { preferences: { necessary: 'yes' } }],
      ['preferences', { preferences: Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`p${at}`, true])) }],
      ['givenAt', { givenAt: -1e15 }],
      ['givenAt', { givenAt: 'now' }],
      ['subjectId', { subjectId: 'x' }],
      ['domain', { domain: 'a b' }],
      ['domain', { domain: '\u001b[2J' }],
      ['type', { type: 'unknown' }],
    ]
    const before = await count('"consentPurpose"')
    for (const [field, more] of wrong) {
      const { status, body } = await post(decision(more))
      assert.deepEqual([status, body.data?.field], [400, field], JSON.stringify(more).slice(0, 80))
      assert.match(body.message, new RegExp(`^${field} `))
    }
    assert.equal(await count('"consentPurpose"'), before)
    for (const body of ['', 'null', '[]', '5', '{"a', '"\\ud800"'])
      assert.equal((await call('POST', '/subjects', body || undefined)).status, 400, body)
    assert.equal((await post(decision(), { 'content-type': 'text/plain' })).status, 400)
  })

  it('links an account only with a token of the site’s server, and stores the decision without it', async () => {
    const accountOf = async id =>
      (await server.database.query('select "externalId" from subject where id = $1', [id]))[0].externalId
    const forged = decision({ externalSubjectId: 'user-42' })
    assert.equal((await post(forged)).status, 200)
    assert.equal(await accountOf(forged.subjectId), null)
    const token = `user-42.${createHmac('sha256', SECRET).update('user-42').digest('base64url')}`
    const proven = decision({ externalSubjectId: token })
    assert.equal((await post(proven)).status, 200)
    assert.equal(await accountOf(proven.subjectId), 'user-42')

    const path = `/subjects/${forged.subjectId}`
    assert.equal((await call('PATCH', path, { externalId: 'user-42' })).status, 403)
    assert.equal((await call('PATCH', path, { externalId: `user-43${token.slice(7)}` })).status, 403)
    assert.equal((await call('PATCH', path, { externalId: token })).status, 200)
    assert.equal(await accountOf(forged.subjectId), 'user-42')
    const check = externalId => call('GET', `/consents/check?type=cookie_banner&externalId=${externalId}`)
    assert.deepEqual([(await check('user-42')).status, (await check(token)).status], [403, 200])
    assert.equal(
      (await call('GET', `/consents/check?type=cookie_banner&externalId=${token}`, undefined, {}, sites.url)).status,
      403,
    )
  })

  it('allows the listed origins with their scheme only', async () => {
    const allowed = async origin =>
      (await call('GET', '/init', undefined, { origin })).headers.get('access-control-allow-origin')
    assert.equal(await allowed('https://www.example.com'), 'https://www.example.com')
    for (const origin of ['http://www.example.com', 'https://example.com', 'https://evil.example', 'null'])
      assert.equal(await allowed(origin), null, origin)
  })

  it('stores decisions of the listed sites only, and of the page that sends them', async () => {
    const of = (domain, headers) =>
      call('POST', '/subjects', decision({ domain }), headers, sites.url).then(({ status }) => status)
    assert.deepEqual(
      await Promise.all(
        ['www.example.com', 'shop.example.org', 'example.org', 'bank.example'].map(domain => of(domain)),
      ),
      [200, 200, 400, 400],
    )
    assert.equal(await of('www.example.com', { origin: 'https://evil.example' }), 400)
    assert.equal(await of('www.example.com', { origin: 'https://www.example.com' }), 200)
  })

  it('counts the visitor’s calls by the entry that its own proxy has added', async t => {
    const limited = await startConsents(
      { ADDRESS_HEADER: 'X-Forwarded-For', TRUSTED_PROXIES: '2', RATE_LIMIT: '10' },
      {},
      { database: server.database },
    )
    t.after(() => limited.stop())
    const statusOf = forwarded =>
      call('GET', '/init', undefined, { 'x-forwarded-for': forwarded }, limited.url).then(({ status }) => status)
    const spoofed = []
    for (let at = 0; at < 12; at++) spoofed.push(await statusOf(`10.0.0.${at}, 203.0.113.9, 192.0.2.1`))
    assert.deepEqual([spoofed.filter(status => status === 200).length, spoofed.at(-1)], [10, 429])
    assert.equal(await statusOf('203.0.113.10, 192.0.2.1'), 200)
  })

  it('answers both protocols', async () => {
    const banner = await call('GET', '/show-consent-banner', undefined, { 'cf-ipcountry': 'DE' })
    assert.deepEqual([banner.status, banner.body.showConsentBanner, banner.body.jurisdiction.code], [200, true, 'GDPR'])
    const { type, domain, preferences } = decision()
    const set = await call('POST', '/consent/set', { type, domain, preferences, metadata: { acceptanceMethod: 'all' } })
    assert.equal(set.status, 200)
    const [row] = await server.database.query('select "consentAction", "subjectId" from consent where id = $1', [
      set.body.id,
    ])
    assert.deepEqual(row, { consentAction: 'accept_all', subjectId: set.body.subjectId })
  })

  it('logs neither address, nor account, nor browser', async () => {
    await post(decision({ externalSubjectId: 'jane' }), { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Spy/1' })
    await call('GET', `/subjects/${subjectId()}?externalId=jane`)
    assert.doesNotMatch(JSON.stringify(server.log), /203\.0\.113|Spy|jane|sub_/)
  })

  it('logs the id of a call with its line and its error, and no other text of that header', async t => {
    const id = randomUUID()
    const broken = {
      ...server.database,
      query: async () => {
        throw new Error('connection terminated')
      },
    }
    let isDown = false
    const query = (...args) => (isDown ? broken.query() : server.database.query(...args))
    const other = await startConsents({}, {}, { database: { ...server.database, query } })
    t.after(() => other.stop())
    isDown = true
    const { status } = await call(
      'POST',
      '/subjects',
      decision({ domain: 'new.test' }),
      { 'x-request-id': id },
      other.url,
    )
    assert.equal(status, 503)
    const named = other.log.filter(({ request }) => request === id)
    assert.deepEqual(
      named.map(({ level, message, path }) => level ?? path ?? message),
      ['error', '/api/c15t/subjects'],
    )
    await call('GET', '/init', undefined, { 'x-request-id': 'jane@example.com' }, other.url)
    assert.doesNotMatch(JSON.stringify(other.log), /jane/)
    assert.match(other.log.at(-1).request, /^[0-9a-f-]{36}$/)
  })

  it('logs no error that a visitor can cause', async t => {
    const { port } = new URL(server.origin)
    const errors = () => server.log.filter(({ level }) => level === 'error')
    const before = errors().length
    // @c15t/backend answers decisions that name a policy.
    const status = (await post(decision({ policyId: 'pol_none' }))).status
    assert.ok(status >= 400 && status < 500, `${status}`)
    await raw(port, 'POST /api/c15t/subjects/ HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{"cut')
    const counting = await startConsents({ STATISTICS: '1' }, {}, { database: server.database })
    t.after(() => counting.stop())
    const cut = 'POST /statistics HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 99\r\n\r\n{"ev'
    await raw(new URL(counting.origin).port, cut)
    await fetch(`${counting.origin}/healthz`)
    assert.deepEqual([errors().slice(before), counting.log.filter(({ level }) => level === 'error')], [[], []])
  })

  it('answers headers that are too large with 431', async () => {
    const { port } = new URL(server.origin)
    assert.match(await raw(port, `GET /healthz HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`), / 431 /)
  })

  it('answers a body that is too large, no JSON, or of another type, wherever visitors send one', async () => {
    const statusOf = async (method, path, body, type = 'application/json') =>
      (await fetch(server.url + path, { method, headers: { 'content-type': type }, body })).status
    for (const [method, path] of [
      ['POST', '/subjects'],
      ['PATCH', '/subjects/sub_1'],
      ['POST', '/consent/set'],
      ['POST', '/consent/verify'],
    ]) {
      const statuses = [
        await statusOf(method, path, JSON.stringify('x'.repeat(1_000_000))),
        await statusOf(method, path, '{"cut'),
        await statusOf(method, path, '{}', 'text/plain'),
      ]
      assert.deepEqual(statuses, [413, 400, 400], `${method} ${path}`)
    }
    const verified = await fetch(`${server.url}/consent/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    assert.deepEqual(await verified.json(), { isValid: false })
  })

  it('accepts no large body at the addresses of statistics and of the dashboard', async t => {
    const more = await startConsents(
      { STATISTICS: '1', DASHBOARD_TOKEN: 'a token of more than thirty-two characters' },
      {},
      { database: server.database },
    )
    t.after(() => more.stop())
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const statusOf = async (path, size) =>
      (await fetch(more.origin + path, { method: 'POST', headers: form, body: `token=${'x'.repeat(size)}` })).status
    assert.equal(await statusOf('/statistics', 100), 204)
    assert.equal(await statusOf('/statistics', 3000), 413)
    assert.equal(await statusOf('/dashboard/login', 2_000_000), 413)
  })
})
