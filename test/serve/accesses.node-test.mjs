// Who gets access, keys and webhooks by commands, in an embedded database: what is accepted, printed, logged and refused.
import { deepStrictEqual, match, rejects, strictEqual } from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { serve } from '../support/load-serve.mjs'
import { source } from '../tools/support/source.mjs'

const { accessTable } = await source('../serve/access/access-table.ts')
const { accessLog } = await source('../serve/access/access-log.ts')
const { commandUser, runAccess } = await source('../serve/access/run-access.ts')
const { runKey } = await source('../serve/run-key.ts')
const { runWebhook } = await source('../serve/webhooks/run-webhook.ts')
const { webhookTable } = await source('../serve/webhooks/webhook-table.ts')

const DAY = 86_400_000
let folder, database, query, key
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'accesses-'))
  key = serve.openSigningKey(join(folder, 'key.pem'))
  database = await serve.openDatabase({ say() {} })
  query = database.query
  await serve.prepareDatabase(database, key)
})
after(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  for (const table of ['Access', 'AccessLog', 'Webhook', 'WebhookPlace', 'WebhookFailure', 'Chain'])
    await query(`delete from "consent${table}"`)
})

/** Runs a command. @returns its status and what it prints, with what differs each time replaced */
const run = async (command, given, signing = key) => {
  let text = ''
  const status = await command(query, signing, given, words => void (text += words))
  return [status, text]
}
const logged = async () =>
  (await accessLog.latest(query)).map(({ seq, action, site, detail }) => `${seq} ${action} | ${site} | ${detail}`)

test('a command gives access to a person or a program, prints the token once, and logs it without', async () => {
  const [status, text] = await run(runAccess, {
    words: ['add', 'Ann@Shop.test'],
    role: 'officer',
    sites: 'B.test, *.a.test',
  })
  strictEqual(status, 0)
  match(text, /^ann@shop\.test: officer, id [0-9a-f]{12}\nThe token is shown only now:\nce_[\w-]{43}\n$/)
  const token = text.trim().split('\n').at(-1)
  const access = await accessTable(query).byToken(token)
  deepStrictEqual(
    [access.name, access.sites, access.scopes, access.endsAt],
    ['ann@shop.test', ['b.test', '*.a.test'], [], null],
  )
  strictEqual(access.createdBy, commandUser())
  await run(runAccess, { words: ['add', 'My Shop'], scopes: 'store,read', days: '2' })
  const program = await accessTable(query).byName('My Shop')
  deepStrictEqual([program.role, program.scopes], ['program', ['store', 'read']])
  strictEqual(Date.parse(program.endsAt) - Date.parse(program.createdAt), 2 * DAY)
  await run(runAccess, { words: ['add', 'Bo'] })
  strictEqual((await accessTable(query).byName('Bo')).role, 'reader')
  deepStrictEqual(await logged(), [
    '3 gave access |  | Bo, reader',
    '2 gave access |  | My Shop, program (store, read)',
    '1 gave access | b.test *.a.test | ann@shop.test, officer',
  ])
  const [, list] = await run(runAccess, { words: [] })
  const listed = list
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  deepStrictEqual(
    listed.map(({ name }) => name),
    ['Bo', 'My Shop', 'ann@shop.test'],
  )
  strictEqual(list.includes('ce_') || list.includes('digest'), false)
  deepStrictEqual(await run(runAccess, { words: ['revoke', access.id] }), [
    0,
    'The access of ann@shop.test is revoked\n',
  ])
  strictEqual(await accessTable(query).byToken(token), null)
  strictEqual((await logged())[0], '4 revoked access |  | ann@shop.test')
})

test('what a command about access does not know is refused, with what is allowed', async () => {
  const add = (name, more = {}) => ({ words: ['add', name], ...more })
  for (const [given, message] of [
    [{ words: ['add', 'Ann', 'Lee'] }, '"Lee" is too much; put names with spaces in quotes'],
    [{ words: ['give'] }, '"access give" is given; allowed are access add NAME, access list and access revoke ID'],
    [{ words: ['revoke', 'x'] }, 'No access has the id "x", or it is revoked already; see: consents access list'],
    [add(''), 'The name must have 1 to 100 characters'],
    [add('x'.repeat(101)), 'The name must have 1 to 100 characters'],
    [add('a\u202eb'), 'The name must have 1 to 100 characters'],
    [add('Ann', { role: 'boss' }), 'The role is "boss"; allowed are reader, officer, owner and program'],
    [add('Ann', { scopes: 'store all' }), 'The scope is "all"; allowed are store, read, withdraw, import'],
    [add('Ann', { role: 'program' }), 'A program needs scopes, and a person has none'],
    [
      add('Ann', { sites: 'a/b' }),
      'The sites have "a/b"; allowed are host names such as www.example.com and *.example.com',
    ],
    ...['0', '-1', '1.5', '3661', 'x'].map(days => [
      add('Ann', { days }),
      'The days must be a whole number from 1 to 3660',
    ]),
  ])
    await rejects(run(runAccess, given), { name: 'TypeError', message })
  deepStrictEqual(await logged(), [])
  for (const days of ['1', '3660']) strictEqual((await run(runAccess, add(`Ann ${days}`, { days })))[0], 0)
  strictEqual((await run(runAccess, add('x'.repeat(100))))[0], 0)
})

test('an access ends at its time and when it is revoked, and its name is free then', async () => {
  let now = Date.parse('2026-11-28T12:00:00Z')
  const table = accessTable(query, () => now)
  const { access, token } = await table.add({ name: 'Ann', role: 'owner', sites: [], days: 1 }, 'me')
  deepStrictEqual(
    { ...access, id: '' },
    {
      id: '',
      name: 'Ann',
      role: 'owner',
      sites: [],
      scopes: [],
      createdAt: '2026-11-28T12:00:00.000Z',
      createdBy: 'me',
      endsAt: '2026-11-29T12:00:00.000Z',
      revokedAt: null,
    },
  )
  const given = { name: 'Ann', role: 'reader', sites: [] }
  await rejects(table.add(given, 'me'), { name: 'TypeError', message: '"Ann" has access; revoke it first' })
  now += DAY - 1
  for (const found of [await table.byToken(token), await table.byId(access.id), await table.byName('Ann')])
    strictEqual(found?.id, access.id)
  strictEqual(await table.byToken(`${token}x`), null)
  now += 1
  for (const found of [await table.byToken(token), await table.byId(access.id), await table.byName('Ann')])
    strictEqual(found, null)
  const second = await table.add(given, 'me')
  strictEqual((await table.revoke(second.access.id)).revokedAt, new Date(now).toISOString())
  strictEqual(await table.revoke(second.access.id), null)
  await table.add({ ...given, name: 'Zoe' }, 'me')
  deepStrictEqual(
    (await table.list()).map(({ name, revokedAt }) => `${name} ${revokedAt === null}`),
    ['Ann true', 'Zoe true', 'Ann false'],
    'revoked ones are last',
  )
})

test('keys of sites are made and replaced by commands, and what replaced ones have signed stays verifiable', async () => {
  const again = () => serve.openSigningKey(join(folder, 'key.pem'))
  const keys = (words, signing = again()) => run(runKey, { words }, signing)
  deepStrictEqual(await keys([]), [0, `{"site":null,"key":"${key.id}"}\n`])
  const [, made] = await keys(['make', 'A.test'])
  const own = again().ofSite('a.test').id
  strictEqual(made, `The key of a.test is ${own}. Restart the servers, so that they sign with it\n`)
  strictEqual(again().ofSite('b.test').id, key.id)
  const [, rotated] = await keys(['rotate', 'a.test'])
  const next = again().ofSite('a.test').id
  strictEqual(rotated.includes(next) && next !== own, true)
  strictEqual(again().verifying('a.test').has(own), true)
  const [, exported] = await keys(['export', 'a.test'])
  strictEqual(exported.match(/BEGIN PUBLIC KEY/g).length, again().verifying('a.test').size)
  deepStrictEqual(await logged(), [
    `2 changed key | a.test | replaced by ${next}`,
    `1 changed key | a.test | made ${own}`,
  ])
  for (const [words, message] of [
    [['make'], 'make needs a site, such as www.example.com'],
    [['make', 'a.test'], 'a.test has a key; replace it with: consents key rotate a.test'],
    [['rotate', 'b.test'], 'b.test has no key of its own; make one with: consents key make b.test'],
    [['export', 'b.test'], 'b.test has no key of its own; see: consents key list'],
    [['make', '*.b.test'], 'The site is "*.b.test"; allowed is one host, such as www.example.com'],
    [['make', 'b/c'], 'The site is "b/c"; allowed are host names such as www.example.com and *.example.com'],
    [['drop'], '"key drop" is given; allowed are key list, make SITE, rotate [SITE] and export [SITE]'],
    [['list', 'a.test', 'b'], '"b" is too much'],
  ])
    await rejects(keys(words), { name: 'TypeError', message })
  await keys(['rotate'])
  const server = again()
  strictEqual(server.id !== key.id && server.verifying().has(key.id), true)
  strictEqual(existsSync(join(folder, 'key.pem.new')), false)
  match((await logged())[0], /^3 changed key \| {2}\| replaced by /)
})

test('a webhook gets what is stored from then on, is listed without its secret, and removed with what it missed', async () => {
  await query(`insert into "consentChain" (site, chain, seq, head) values ('s', 0, 7, 'h'), ('s', 1, 2, 'h')`)
  const url = 'https://a.test/path?secret'
  const [status, text] = await run(runWebhook, {
    words: ['add', url],
    sites: 'X.test *.y.test',
    events: 'alerts,decisions alerts',
  })
  strictEqual(status, 0)
  match(text, /^Webhook [0-9a-f]{12}: alerts, decisions\nIts secret:\nwhsec_[\w+/]{43}=\n$/)
  const [webhook] = await webhookTable(query).list()
  deepStrictEqual(
    [webhook.url, webhook.sites, webhook.events, webhook.failures],
    [url, ['x.test', '*.y.test'], ['alerts', 'decisions'], 0],
  )
  const places = await query('select webhook, site, chain, seq from "consentWebhookPlace" order by chain')
  deepStrictEqual(
    places.map(({ webhook: of, site, chain, seq }) => `${of === webhook.id} ${site} ${chain} ${seq}`),
    ['true s 0 7', 'true s 1 2'],
  )
  const { secret: _, ...shown } = webhook
  deepStrictEqual(await run(runWebhook, { words: ['list'] }), [0, `${JSON.stringify(shown)}\n`])
  deepStrictEqual(await run(runWebhook, { words: ['failed'] }), [0, ''])
  await query(
    `insert into "consentWebhookFailure" (id, webhook, site, chain, first, last, reason, at) values ('l1', $1, 's', 0, 3, 4, 'status 400', '2026')`,
    [webhook.id],
  )
  const letter = {
    id: 'l1',
    webhook: webhook.id,
    site: 's',
    chain: 0,
    first: 3,
    last: 4,
    reason: 'status 400',
    at: '2026',
  }
  deepStrictEqual(await run(runWebhook, { words: ['failed'] }), [1, `${JSON.stringify(letter)}\n`])
  deepStrictEqual(await run(runWebhook, { words: ['retry', 'l1'] }), [0, 'l1 delivered\n'], 'its decisions are erased')
  await rejects(run(runWebhook, { words: ['retry', 'l1'] }), {
    message: 'No dead letter has the id "l1"; see: consents webhook failed',
  })
  deepStrictEqual(await run(runWebhook, { words: ['retry'] }), [0, ''])
  deepStrictEqual(await run(runWebhook, { words: ['remove', webhook.id] }), [
    0,
    'The webhook to https://a.test is removed\n',
  ])
  strictEqual((await query('select 1 from "consentWebhookPlace"')).length, 0)
  deepStrictEqual(await logged(), [
    '2 removed webhook | x.test *.y.test | https://a.test',
    '1 added webhook | x.test *.y.test | https://a.test',
  ])
})

test('what a command about webhooks does not know is refused, with what is allowed', async () => {
  const address = url => `The address is "${url}"; allowed is one with https, such as https://www.example.com/consents`
  const events = given => `The events are "${given}"; allowed are decisions, withdrawals, alerts`
  const url = 'https://a.test/'
  const long = `https://a.test/${'x'.repeat(1986)}`
  for (const [given, message] of [
    [{ words: ['add'] }, address('')],
    [{ words: ['add', 'http://a.test/'] }, address('http://a.test/')],
    [{ words: ['add', long] }, address(long)],
    [{ words: ['add', url], events: 'decisions,errors' }, events('decisions errors')],
    [{ words: ['add', url], events: ' ' }, events('')],
    [
      { words: ['add', url], sites: 'a/b' },
      'The sites have "a/b"; allowed are host names such as www.example.com and *.example.com',
    ],
    [{ words: ['remove', 'x'] }, 'No webhook has the id "x"; see: consents webhook list'],
    [{ words: ['test', 'x'] }, 'No webhook has the id "x"; see: consents webhook list'],
    [{ words: ['list', 'x', 'y', 'z'] }, '"y z" is too much'],
    [
      { words: ['send'] },
      '"webhook send" is given; allowed are webhook add URL, list, remove ID, test ID, failed and retry [ID]',
    ],
  ])
    await rejects(run(runWebhook, given), { name: 'TypeError', message })
  strictEqual((await run(runWebhook, { words: ['add', long.slice(0, -1)] }))[0], 0)
  deepStrictEqual((await webhookTable(query).list())[0].events, ['decisions'])
})
