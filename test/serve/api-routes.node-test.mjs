// What the API for programs stores, answers and refuses, by the app's function for requests.
import { deepStrictEqual, match, strictEqual } from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startConsents } from '../support/load-serve.mjs'
import { serveSource } from './serve-source.mjs'

const { accessTable } = await serveSource({ accessTable: 'access/access-table' })
let server, keys
before(async () => {
  server = await startConsents({ API: '1', PURPOSES: 'research', RATE_LIMIT: '2', BODY_LIMIT: '2000' })
  const table = accessTable(server.database.query)
  const give = async (name, scopes, sites = [], role = 'program') =>
    (await table.add({ name, role, sites, scopes }, 'test')).token
  keys = {
    all: await give('all', ['store', 'read', 'withdraw', 'import']),
    limited: await give('limited', ['store', 'read', 'withdraw', 'import'], ['shop.test', '*.shop.test']),
    person: await give('person', [], [], 'owner'),
    busy: await give('busy', ['read']),
  }
  for (const scope of ['store', 'read', 'withdraw', 'import']) keys[scope] = await give(scope, [scope])
})
after(() => server.end())

/** Calls the API, with a body as JSON if there is one. */
async function call(path, body, { key = keys.all, ...headers } = {}) {
  const response = await server.handle(
    new Request(`http://consents.test/api/consents/v1${path}`, {
      ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }), ...headers },
    }),
    '192.0.2.1',
  )
  return { status: response.status, body: await response.json(), headers: response.headers }
}
const refused = async (...given) => {
  const { status, body } = await call(...given)
  return [status, body.message, body.field]
}
let subjects = 0
const newSubject = () => `sub_test${String(++subjects).replaceAll('0', 'z')}`
const decision = (more = {}) => ({ site: 'shop.test', categories: { necessary: true, marketing: true }, ...more })
const rowOf = async id => (await server.database.query('select * from consent where id = $1', [id]))[0]
const stored = async () => Number((await server.database.query('select count(*) as n from consent'))[0].n)

test('a decision is stored with its action, where it was made and its time, and answered with its ids', async () => {
  for (const [categories, action] of [
    [{ necessary: true, marketing: true }, 'accept_all'],
    [{ necessary: true, marketing: false }, 'reject_all'],
    [{ necessary: true }, 'reject_all'],
    [{ marketing: false }, 'reject_all'],
    [{ necessary: true, marketing: true, research: false }, 'custom'],
    [{ marketing: true }, 'custom'],
    [{ necessary: false, marketing: false }, 'custom'],
  ]) {
    const time = new Date(Date.now() - 86_400_000).toISOString()
    const given = decision({ subject: newSubject(), categories, time, metadata: { a: 1 } })
    const { status, body } = await call('/decisions', given)
    deepStrictEqual([status, body.subject, body.site, body.time], [201, given.subject, 'shop.test', time])
    const row = await rowOf(body.decision)
    const expected = [given.subject, action, 'api', { json: { a: 1 } }]
    deepStrictEqual(
      [row.subjectId, row.consentAction, row.uiSource, row.metadata],
      expected,
      JSON.stringify(categories),
    )
  }
  const { body } = await call('/decisions', decision({ site: 'WWW.Shop.test.', surface: 'app', account: 'me' }))
  strictEqual(body.site, 'www.shop.test')
  match(body.subject, /^sub_[1-9A-HJ-NP-Za-km-z]{20,}$/)
  strictEqual(Math.abs(Date.parse(body.time) - Date.now()) < 60_000, true)
  strictEqual((await rowOf(body.decision)).uiSource, 'app')
  const [{ externalId }] = await server.database.query('select "externalId" from subject where id = $1', [body.subject])
  strictEqual(externalId, 'me')
})

test('the place that a program names decides which law applies', async () => {
  const law = async more => (await rowOf((await call('/decisions', decision(more))).body.decision)).jurisdiction
  deepStrictEqual(
    [await law({ country: 'DE' }), await law({ country: 'US', region: 'CA' }), await law({})],
    ['GDPR', 'CCPA', 'NONE'],
  )
})

test('each call needs a key of a program, with the scope of the call', async () => {
  const noKey = 'A key is needed: Authorization: Bearer ce_…'
  const unknown = 'The key is unknown, has ended or is revoked'
  deepStrictEqual(await refused('/decisions', decision(), { key: '' }), [401, noKey, undefined])
  deepStrictEqual(await refused('/decisions', decision(), { key: '', authorization: 'Basic x' }), [
    400,
    noKey,
    undefined,
  ])
  for (const key of ['ce_x', keys.person, 'x'.repeat(101)])
    deepStrictEqual(await refused('/decisions', decision(), { key }), [401, unknown, undefined])
  const calls = {
    store: ['/decisions', decision()],
    withdraw: [`/subjects/${newSubject()}/withdrawals`, { site: 'shop.test' }],
    import: ['/imports', { tool: 'old', decisions: [decision()] }],
    read: [`/subjects/${newSubject()}/decisions`, undefined],
  }
  for (const [scope, [path, body]] of Object.entries(calls))
    for (const name of Object.keys(calls)) {
      const { status, body: answer } = await call(path, body, { key: keys[name] })
      if (name === scope) strictEqual(status, scope === 'read' ? 200 : 201, scope)
      else deepStrictEqual([status, answer.message], [403, `The key has no scope "${scope}"`])
    }
})

test('a key for some sites stores and reads decisions of these only', async () => {
  const key = keys.limited
  const subject = newSubject()
  for (const site of ['shop.test', 'a.shop.test', 'other.test'])
    strictEqual((await call('/decisions', decision({ site, subject }))).status, 201)
  for (const site of ['other.test', 'myshop.test', 'shop.test.evil.test']) {
    const message = `The key is not for "${site}"`
    deepStrictEqual(await refused('/decisions', decision({ site }), { key }), [403, message, 'site'])
    deepStrictEqual(await refused(`/subjects/${subject}/withdrawals`, { site }, { key }), [403, message, 'site'])
    const before = await stored()
    const decisions = [decision(), decision({ site })]
    deepStrictEqual(await refused('/imports', { tool: 'x', decisions }, { key }), [403, message, 'decisions.1.site'])
    strictEqual(await stored(), before, 'none of them is stored')
  }
  const sitesFor = async more =>
    (await call(`/subjects/${subject}/decisions`, undefined, more)).body.decisions.map(({ site }) => site).toSorted()
  deepStrictEqual(await sitesFor({ key }), ['a.shop.test', 'shop.test'])
  deepStrictEqual(await sitesFor({}), ['a.shop.test', 'other.test', 'shop.test'])
})

test('a withdrawal refuses everything but the necessary category, the site’s own purposes included', async () => {
  const subject = newSubject()
  await call('/decisions', decision({ subject, categories: { necessary: true, research: true } }))
  const { status, body } = await call(`/subjects/${subject}/withdrawals`, { site: 'leave.test', surface: 'account' })
  deepStrictEqual([status, body.subject], [201, subject])
  const { consentAction, uiSource } = await rowOf(body.decision)
  deepStrictEqual([consentAction, uiSource], ['reject_all', 'account'])
  const counted = await server.database.query(
    `select c.value, c.action from "consentCount" c join domain d on d.id = c.site
     where d.name = 'leave.test' and c.dimension = 'category' order by c.value`,
  )
  deepStrictEqual(
    counted.map(({ value, action }) => `${value} ${action}`),
    [
      'experience denied',
      'functionality denied',
      'marketing denied',
      'measurement denied',
      'necessary granted',
      'research denied',
    ],
  )
})

test('an import says which tool collected the decisions, and is answered in their order', async () => {
  const decisions = ['a', 'b', 'c'].map((site, at) =>
    decision({
      site: `${site}.test`,
      subject: newSubject(),
      ...(at === 1 && { surface: 'till' }),
      metadata: { importedFrom: 'me' },
    }),
  )
  const { status, body } = await call('/imports', { tool: 'Old tool', decisions })
  strictEqual(status, 201)
  deepStrictEqual(
    body.decisions.map(({ site, subject }) => [site, subject]),
    decisions.map(({ site, subject }) => [site, subject]),
  )
  const rows = await Promise.all(body.decisions.map(({ decision: id }) => rowOf(id)))
  deepStrictEqual(
    rows.map(({ uiSource }) => uiSource),
    ['import', 'till', 'import'],
  )
  deepStrictEqual(
    rows.map(({ metadata }) => metadata.json.importedFrom),
    ['Old tool', 'Old tool', 'Old tool'],
  )
})

test('the decisions of a subject are read with what they granted, the earliest first, page by page', async () => {
  const subject = newSubject()
  const path = `/subjects/${subject}/decisions`
  const at = minute => new Date(Date.UTC(new Date().getUTCFullYear(), 0, 1, 0, minute)).toISOString()
  const receipt = { recordId: 'r1' }
  await call('/decisions', decision({ subject, time: at(1), metadata: { receipt }, account: 'me', country: 'DE' }))
  await call('/decisions', decision({ subject, time: at(0), categories: { necessary: true } }))
  const { body } = await call(path)
  strictEqual(body.next, null)
  deepStrictEqual(
    body.decisions.map(({ decision: id, ...rest }) => (match(id, /^cns_/), rest)),
    [
      {
        subject,
        site: 'shop.test',
        time: at(0),
        action: 'reject_all',
        granted: ['necessary'],
        law: 'NONE',
        account: 'me',
        receipt: null,
      },
      {
        subject,
        site: 'shop.test',
        time: at(1),
        action: 'accept_all',
        granted: ['necessary', 'marketing'],
        law: 'GDPR',
        account: 'me',
        receipt,
      },
    ],
  )
  const rest = (await call(`${path}?after=${body.decisions[0].decision}`)).body
  deepStrictEqual(rest.decisions, [body.decisions[1]])
  const nameless = newSubject()
  await call('/decisions', decision({ subject: nameless }))
  const [{ account, receipt: none }] = (await call(`/subjects/${nameless}/decisions`)).body.decisions
  deepStrictEqual([account, none], [null, null])
  deepStrictEqual((await call(`/subjects/${newSubject()}/decisions`)).body, { decisions: [], next: null })
  deepStrictEqual(await refused('/subjects/cns_1/decisions'), [400, 'subject must begin with sub_', 'subject'])
})

test('a body that is not valid is refused with the field of the API, and nothing is stored', async () => {
  const before = await stored()
  const json = 'The body must be JSON, with the content type application/json'
  for (const [path, body, expected, headers] of [
    ['/decisions', '{', [400, json, undefined]],
    ['/decisions', decision(), [400, json, undefined], { 'content-type': 'text/plain' }],
    [
      '/decisions',
      decision({ metadata: { a: 'x'.repeat(2000) } }),
      [413, 'The body is larger than 2000 bytes', undefined],
    ],
    ['/decisions', decision({ site: 'a b' }), [400, 'site: must be a host name such as www.example.com', 'site']],
    ['/decisions', decision({ country: 'de' }), [400, 'country: must be two capital letters of ISO 3166-1', 'country']],
    ['/decisions', decision({ subject: 'sub_0' }), [400, 'subject: must be sub_ and base 58', 'subject']],
  ])
    deepStrictEqual(await refused(path, body, headers), expected)
  for (const [path, body, field] of [
    ['/decisions', decision({ categories: { ads: true } }), 'categories'],
    ['/decisions', decision({ time: '2001-01-01T00:00:00Z' }), 'time'],
    ['/decisions', decision({ metadata: { a: '\0' } }), 'metadata'],
    ['/decisions', decision({ more: 1 }), 'more'],
    ['/imports', { tool: 'x', decisions: [] }, 'decisions'],
    ['/imports', { tool: '', decisions: [decision()] }, 'tool'],
    ['/imports', { tool: 'x', decisions: [decision(), decision({ country: 1 })] }, 'decisions.1.country'],
    ['/subjects/x/withdrawals', { site: 'shop.test' }, 'subjectId'],
    ['/subjects/sub_1/withdrawals', { site: 'shop.test', categories: {} }, 'categories'],
  ]) {
    const { status, body: answer } = await call(path, body)
    deepStrictEqual([status, answer.field], [400, field], answer.message)
  }
  strictEqual(await stored(), before)
})

test('the description needs no key, and an unknown call is answered so', async () => {
  const { status, body } = await call('/openapi.json', undefined, { key: '' })
  deepStrictEqual([status, body.openapi], [200, '3.1.0'])
  const message = 'The API has no such call; see openapi.json'
  deepStrictEqual(await refused('/decisions'), [404, message, undefined])
  deepStrictEqual(await refused('/nothing', {}), [404, message, undefined])
})

test('a key may call fifty times as often as a visitor, each key by itself', async () => {
  const path = `/subjects/${newSubject()}/decisions`
  const statuses = []
  for (let at = 0; at < 101; at++) statuses.push((await call(path, undefined, { key: keys.busy })).status)
  deepStrictEqual([statuses.indexOf(429), statuses.filter(status => status === 200).length], [100, 100])
  const { headers, body } = await call(path, undefined, { key: keys.busy })
  strictEqual(body.message, 'Too many calls')
  match(headers.get('retry-after'), /^[1-9]\d?$/)
  strictEqual((await call(path)).status, 200)
})
