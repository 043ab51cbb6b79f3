// The API for servers: what it stores and answers, whom it refuses, and that its description is that of the running server.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import Ajv from 'ajv/dist/2020.js'
import { startConsents } from '../support/load-serve.mjs'

const TOKEN = 'a-token-of-the-owner-that-nobody-guesses'
const SECRET = 'a-secret-of-the-site-that-nobody-guesses'
const PATH = '/api/consents/v1'

describe('the API for servers', () => {
  let server, owner, document, keys
  const validators = new Map()
  /** Calls the API, and checks the answer against the description. */
  const call = async (key, method, path, body, headers = {}) => {
    const response = await fetch(`${server.origin}${PATH}${path}`, {
      method,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body && (typeof body === 'string' ? body : JSON.stringify(body)),
    })
    const answer = await response.json()
    const described = Object.keys(document.paths).find(one =>
      new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0]),
    )
    const operation = document.paths[described]?.[method.toLowerCase()]
    if (operation) {
      const { responses } = operation
      assert.ok(responses[response.status], `${response.status} of ${method} ${path} is not described`)
      const name = `${method} ${described} ${response.status}`
      if (!validators.has(name)) {
        const ajv = new Ajv({ strict: false, validateFormats: false })
        const { schema } = responses[response.status].content['application/json']
        validators.set(name, ajv.compile({ ...schema, components: document.components }))
      }
      const validate = validators.get(name)
      assert.ok(validate(answer), `${name}: ${JSON.stringify(validate.errors)} ${JSON.stringify(answer)}`)
    }
    return { status: response.status, body: answer }
  }
  const form = (path, values) =>
    fetch(`${server.origin}/dashboard${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.origin, ...(owner && { cookie: owner }) },
      body: new URLSearchParams(values),
    })
  const give = async (name, scopes, sites = '') => {
    const values = [
      ['name', name],
      ['role', 'program'],
      ['sites', sites],
      ['days', ''],
      ...scopes.map(scope => ['scopes', scope]),
    ]
    const page = await (await form('/people', values)).text()
    return /id="new-token">(ce_[\w-]+)</.exec(page)[1]
  }
  const decision = (more = {}) => ({ site: 'shop.test', categories: { necessary: true, marketing: true }, ...more })

  before(async () => {
    server = await startConsents({ DASHBOARD_TOKEN: TOKEN, API: '1', STATISTICS: '1', IDENTITY_SECRET: SECRET })
    owner = (await form('/login', { token: TOKEN })).headers.get('set-cookie').split(';')[0]
    document = await (await fetch(`${server.origin}${PATH}/openapi.json`)).json()
    keys = {
      all: await give('All', ['store', 'read', 'withdraw', 'import']),
      store: await give('Store', ['store']),
      read: await give('Read', ['read']),
      withdraw: await give('Withdraw', ['withdraw']),
      import: await give('Import', ['import']),
      news: await give('News', ['store', 'read', 'withdraw', 'import'], '*.news.test'),
    }
  })
  after(() => server.end())

  it('is described by a valid OpenAPI 3.1, with the fields that the server validates', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    assert.ok(valid, JSON.stringify(errors))
    assert.equal(document.openapi, '3.1.0')
    const { properties, required } = document.paths['/decisions'].post.requestBody.content['application/json'].schema
    assert.deepEqual(required, ['site', 'categories'])
    assert.equal(properties.country.pattern, '^[A-Z]{2}$')
    const operations = Object.entries(document.paths).flatMap(([path, all]) =>
      Object.keys(all)
        .filter(name => name !== 'servers')
        .map(method => `${method} ${path}`),
    )
    assert.deepEqual(operations.toSorted(), [
      'get /api/c15t/consents/check',
      'get /api/c15t/init',
      'get /api/c15t/show-consent-banner',
      'get /api/c15t/status',
      'get /api/c15t/subjects/{id}',
      'get /healthz',
      'get /readyz',
      'get /subjects/{subject}/decisions',
      'patch /api/c15t/subjects/{id}',
      'post /api/c15t/consent/set',
      'post /api/c15t/consent/verify',
      'post /api/c15t/hand-off/accept',
      'post /api/c15t/hand-off/issue',
      'post /api/c15t/subjects',
      'post /decisions',
      'post /imports',
      'post /statistics',
      'post /subjects/{subject}/withdrawals',
    ])
  })

  it('describes the calls of pages as the server answers them, and every field that it validates', async () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    const schemaAt = schema => ({ ...schema, components: document.components })
    /** Calls the server as a page, and checks both bodies against the description. */
    const page = async (method, path, { body, query = '', headers = {} } = {}) => {
      const operation = document.paths[path][method]
      if (body) {
        const { schema } = operation.requestBody.content['application/json']
        const validate = ajv.compile(schemaAt(schema))
        validate(body.wrong ?? body)
        assert.equal(validate.errors === null, !body.wrong, `${path}: ${JSON.stringify(validate.errors)}`)
      }
      const response = await fetch(server.origin + path.replace('{id}', subject) + query, {
        method: method.toUpperCase(),
        headers: { 'content-type': 'application/json', 'cf-ipcountry': 'DE', ...headers },
        body: body && JSON.stringify(body.wrong ?? body),
      })
      const text = await response.text()
      const described = operation.responses[response.status]
      assert.ok(described, `${method} ${path}: ${response.status} is not described`)
      const schema = described.content?.['application/json'].schema
      assert.equal(text === '', schema === undefined, `${method} ${path}: ${text}`)
      if (schema) {
        const name = /[^/]+$/.exec(schema.$ref ?? '')?.[0]
        const validate = ajv.compile(schemaAt(name ? document.components.schemas[name] : schema))
        const answer = JSON.parse(text)
        assert.ok(validate(answer), `${method} ${path}: ${JSON.stringify(validate.errors)}`)
        for (const name of Object.keys(answer))
          assert.ok(name in validate.schema.properties, `${method} ${path}: ${name}`)
      }
      return response.status
    }
    const base = '/api/c15t'
    const subject = 'sub_11111111A'
    const token = `u.${createHmac('sha256', SECRET).update('u').digest('base64url')}`
    const old = {
      type: 'cookie_banner',
      domain: 'page.test',
      preferences: { necessary: true },
      metadata: { source: 'x' },
    }
    const body = { ...old, subjectId: subject, givenAt: Date.now(), uiSource: 'banner', consentAction: 'all' }
    const statuses = {
      banner: await page('get', `${base}/show-consent-banner`),
      set: await page('post', `${base}/consent/set`, { body: old }),
      refused: await page('post', `${base}/consent/set`, { body: { wrong: { ...old, domain: 5 } } }),
      verify: await page('post', `${base}/consent/verify`, { body: { ...old, preferences: ['marketing'] } }),
      init: await page('get', `${base}/init`),
      store: await page('post', `${base}/subjects`, { body }),
      field: await page('post', `${base}/subjects`, { body: { wrong: { ...body, subjectId: 'x' } } }),
      origin: await page('post', `${base}/subjects`, { body, headers: { origin: 'null' } }),
      subject: await page('get', `${base}/subjects/{id}`),
      stranger: await page('patch', `${base}/subjects/{id}`, { body: { externalId: 'x' } }),
      link: await page('patch', `${base}/subjects/{id}`, { body: { externalId: token } }),
      check: await page('get', `${base}/consents/check`, { query: `?externalId=${token}&type=cookie_banner` }),
      status: await page('get', `${base}/status`),
      statistics: await page('post', '/statistics', { body: { event: 'shown', language: 'de' } }),
      health: await page('get', '/healthz'),
      ready: await page('get', '/readyz'),
    }
    const expected = { refused: 400, field: 400, origin: 403, stranger: 403, statistics: 204 }
    assert.deepEqual(statuses, Object.fromEntries(Object.keys(statuses).map(name => [name, expected[name] ?? 200])))
    const { properties, required } =
      document.paths[`${base}/subjects`].post.requestBody.content['application/json'].schema
    assert.deepEqual(required, ['type', 'subjectId', 'domain', 'givenAt'])
    assert.deepEqual([properties.uiSource.maxLength, properties.tcString.maxLength], [64, 8192])
  })

  it('stores, reads, withdraws and imports decisions, sealed like those of visitors', async () => {
    const time = new Date(Date.now() - 86_400_000).toISOString()
    const stored = await call(
      keys.all,
      'POST',
      '/decisions',
      decision({ account: 'user-42', surface: 'app', country: 'DE', time }),
    )
    assert.equal(stored.status, 201)
    const { subject } = stored.body
    const withdrawn = await call(keys.all, 'POST', `/subjects/${subject}/withdrawals`, { site: 'SHOP.test' })
    assert.equal(withdrawn.status, 201)
    const { body } = await call(keys.all, 'GET', `/subjects/${subject}/decisions`)
    assert.deepEqual(
      body.decisions.map(({ site, action, granted, law, account, time: at }) => ({
        site,
        action,
        granted,
        law,
        account,
        isThen: at === time,
      })),
      [
        {
          site: 'shop.test',
          action: 'accept_all',
          granted: ['necessary', 'marketing'],
          law: 'GDPR',
          account: 'user-42',
          isThen: true,
        },
        {
          site: 'shop.test',
          action: 'reject_all',
          granted: ['necessary'],
          law: body.decisions[1].law,
          account: 'user-42',
          isThen: false,
        },
      ],
    )
    assert.equal(body.next, null)
    const decisions = Array.from({ length: 100 }, (_, at) =>
      decision({ subject, time: new Date(Date.now() - at * 60_000).toISOString() }),
    )
    const imported = await call(keys.all, 'POST', '/imports', { tool: 'Other tool', decisions })
    assert.equal(imported.body.decisions.length, 100)
    const first = (await call(keys.all, 'GET', `/subjects/${subject}/decisions`)).body
    const second = (await call(keys.all, 'GET', `/subjects/${subject}/decisions?after=${first.next}`)).body
    assert.deepEqual([first.decisions.length, second.decisions.length, second.next], [100, 2, null])
    const [{ seals }] = await server.database.query(
      `select count(*) as seals from "consentSeal" s join domain d on d.id = s.site
       where kind = 'decision' and d.name = 'shop.test'`,
    )
    assert.equal(Number(seals), 102)
  })

  it('allows each key its calls and its sites only', async () => {
    const subject = 'sub_111111111'
    const calls = {
      store: ['POST', '/decisions', decision()],
      read: ['GET', `/subjects/${subject}/decisions`],
      withdraw: ['POST', `/subjects/${subject}/withdrawals`, { site: 'shop.test' }],
      import: ['POST', '/imports', { tool: 'x', decisions: [decision()] }],
    }
    for (const scope of Object.keys(calls))
      for (const [name, given] of Object.entries(calls)) {
        const { status } = await call(keys[scope], ...given)
        assert.equal(status < 300, name === scope, `${scope} ${name}: ${status}`)
        if (name !== scope) assert.equal(status, 403)
      }
    for (const name of ['store', 'withdraw', 'import'])
      assert.equal((await call(keys.news, ...calls[name])).status, 403, name)
    assert.deepEqual((await call(keys.news, ...calls.read)).body.decisions, [])
    assert.equal((await call(keys.news, 'POST', '/decisions', decision({ site: 'WWW.news.test.' }))).status, 201)
    const mixed = { tool: 'x', decisions: [decision({ site: 'a.news.test' }), decision()] }
    assert.deepEqual((await call(keys.news, 'POST', '/imports', mixed)).body.field, 'decisions.1.site')
    const stored = await server.database.query(`select 1 from domain where name = 'a.news.test'`)
    assert.equal(stored.length, 0, 'a part of the import was stored')
  })

  it('refuses calls without a key, with that of a person, and with one that is revoked; no page can call it', async () => {
    const values = [
      ['name', 'Person'],
      ['role', 'owner'],
      ['sites', ''],
      ['days', ''],
    ]
    const [, person] = /id="new-token">(ce_[\w-]+)</.exec(await (await form('/people', values)).text())
    for (const key of [undefined, 'ce_x', person, TOKEN, 'x'.repeat(5000)])
      assert.ok([400, 401].includes((await call(key, 'POST', '/decisions', decision())).status), key)
    const [{ id }] = await server.database.query(`select id from "consentAccess" where name = 'Store'`)
    await form('/people/revoke', { id })
    assert.equal((await call(keys.store, 'POST', '/decisions', decision())).status, 401)
    const preflight = await fetch(`${server.origin}${PATH}/decisions`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    assert.equal(preflight.headers.get('access-control-allow-origin'), null)
    // A program opens no dashboard.
    assert.equal((await form('/login', { token: keys.all })).status, 403)
  })

  it('names the field that is wrong, and stores nothing then', async () => {
    const count = async () => Number((await server.database.query('select count(*) as n from consent'))[0].n)
    const before = await count()
    for (const [field, body] of [
      ['site', decision({ site: 'a/b' })],
      ['site', decision({ site: undefined })],
      ['subject', decision({ subject: 'x' })],
      ['categories.marketing', decision({ categories: { marketing: 'yes' } })],
      ['categories', decision({ categories: { unknown: true } })],
      ['time', decision({ time: 'yesterday' })],
      ['time', decision({ time: '1990-01-01T00:00:00Z' })],
      ['country', decision({ country: 'Germany' })],
      ['account', decision({ account: '' })],
      ['metadata', decision({ metadata: { note: '\0' } })],
      ['typo', decision({ typo: 1 })],
    ]) {
      const { status, body: answer } = await call(keys.all, 'POST', '/decisions', body)
      assert.deepEqual([status, answer.field], [400, field], JSON.stringify(answer))
    }
    for (const [body, headers] of [
      ['{', {}],
      [JSON.stringify(decision()), { 'content-type': 'text/plain' }],
    ])
      assert.equal((await call(keys.all, 'POST', '/decisions', body, headers)).status, 400)
    assert.equal(
      (await call(keys.all, 'POST', '/imports', { tool: 'x', decisions: Array(101).fill(decision()) })).status,
      400,
    )
    assert.equal((await call(keys.all, 'GET', '/subjects/x/decisions')).status, 400)
    assert.equal((await call(keys.all, 'GET', '/nowhere')).status, 404)
    assert.equal(await count(), before)
  })

  it('limits the calls of a key to fifty times those of a visitor', async t => {
    const other = await startConsents({ API: '1', RATE_LIMIT: '1' }, {}, { database: server.database })
    t.after(() => other.stop())
    const read = key =>
      fetch(`${other.origin}${PATH}/subjects/sub_1/decisions`, { headers: { authorization: `Bearer ${key}` } })
    for (let calls = 0; calls < 50; calls++) assert.equal((await read(keys.read)).status, 200)
    const refused = await read(keys.read)
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.equal((await read(keys.news)).status, 200)
  })

  it('does not exist unless it is switched on', async t => {
    const other = await startConsents({}, {}, { database: server.database })
    t.after(() => other.stop())
    assert.equal((await fetch(`${other.origin}${PATH}/openapi.json`)).status, 404)
  })
})
