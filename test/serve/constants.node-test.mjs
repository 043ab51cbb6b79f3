// The rows that decisions refer to, in an embedded database: who makes them, how often they are read, and how many are new.
import { deepStrictEqual, match, notStrictEqual, rejects, strictEqual } from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { serve } from '../support/load-serve.mjs'
import { source } from '../tools/support/source.mjs'

const { constants } = await source('../serve/constants.ts')
const { sealHashes } = await source('../serve/seal-hashes.ts')

let database
let statements = 0
let failure = null
const query = (...words) => {
  statements++
  return failure ? Promise.reject(failure) : database.query(...words)
}
const open = (tenant, sites) => constants({ query }, tenant, sites)
/** @returns how many statements a task needs */
const cost = async task => {
  const before = statements
  await task()
  return statements - before
}
const count = async (table, where = 'true') =>
  Number((await database.query(`select count(*) as n from "${table}" where ${where}`))[0].n)

before(async () => {
  database = await serve.openDatabase({ say() {} })
  const key = { id: 'k', publicKey: 'k', verifying: () => new Map(), ofSite: () => key, sites: [] }
  await serve.prepareDatabase(database, key)
})
after(() => database.close())
beforeEach(async () => {
  for (const table of ['consentChain', 'domain', 'runtimePolicyDecision', 'consentPurpose', 'consentPolicy'])
    await database.query(`delete from "${table}"`)
})

test('a site is made once, with the start of its chain, and found by other processes', async () => {
  const rows = open()
  const id = await rows.domain('a.test')
  match(id, /^dom_/)
  strictEqual(await cost(() => rows.domain('a.test')), 0, 'it is remembered')
  strictEqual(await open().domain('a.test'), id)
  const [row] = await database.query('select name, "tenantId" from domain')
  deepStrictEqual(row, { name: 'a.test', tenantId: null })
  const [chain] = await database.query('select site, chain, seq, head from "consentChain"')
  deepStrictEqual({ ...chain, seq: Number(chain.seq) }, { site: id, chain: 0, seq: 0, head: sealHashes.START })
  const together = await Promise.all([open().domain('b.test'), open().domain('b.test'), rows.domain('b.test')])
  strictEqual(new Set(together).size, 1)
})

test('each tenant has sites, policies and purposes of its own', async () => {
  const [one, two, none] = [open('one'), open('two'), open()]
  for (const [kind, name] of [
    ['domain', 'a.test'],
    ['policy', 'cookie_banner'],
    ['purpose', 'marketing'],
  ]) {
    const ids = [await one[kind](name), await two[kind](name), await none[kind](name)]
    strictEqual(new Set(ids).size, 3, kind)
    strictEqual(await open('one')[kind](name), ids[0])
    strictEqual(await open()[kind](name), ids[2])
  }
  const tenants = await database.query('select "tenantId" as t from domain order by 1 nulls first')
  deepStrictEqual(
    tenants.map(({ t }) => t),
    [null, 'one', 'two'],
  )
})

test('a policy is read again after a minute, and the latest active one is used', async t => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  const rows = open()
  const first = await rows.policy('cookie_banner')
  match(first, /^pol_/)
  const [row] = await database.query('select version, type, "isActive" from "consentPolicy"')
  deepStrictEqual(row, { version: '1.0.0', type: 'cookie_banner', isActive: true })
  await database.query(
    `insert into "consentPolicy" (id, version, type, "effectiveDate", "isActive", "createdAt")
     values ('newer', '2', 'cookie_banner', now() at time zone 'utc' + interval '1 day', true, now()),
            ('off', '3', 'cookie_banner', now() at time zone 'utc' + interval '2 days', false, now())`,
  )
  t.mock.timers.tick(59_999)
  strictEqual(await rows.policy('cookie_banner'), first)
  t.mock.timers.tick(1)
  strictEqual(await rows.policy('cookie_banner'), 'newer')
  notStrictEqual(await rows.policy('dpa'), 'newer')
})

test('a purpose is read once, and one that could not be read is read again', async t => {
  const rows = open()
  failure = new Error('no connection')
  await rejects(rows.purpose('marketing'), /no connection/)
  await rejects(rows.isKnown('a.test'), /no connection/)
  failure = null
  strictEqual(await rows.isKnown('a.test'), false)
  const id = await rows.purpose('marketing')
  match(id, /^pur_/)
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 1e9 })
  strictEqual(await cost(() => rows.purpose('marketing')), 0)
  deepStrictEqual(await database.query('select code from "consentPurpose"'), [{ code: 'marketing' }])
})

test('sites of this process are known at once, those of others after a minute', async t => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  const rows = open()
  strictEqual(await rows.isKnown('a.test'), false)
  await rows.domain('a.test')
  strictEqual(await rows.isKnown('a.test'), true)
  await open().domain('b.test')
  t.mock.timers.tick(60_000)
  strictEqual(await cost(() => rows.isKnown('b.test')), 0)
  strictEqual(await rows.isKnown('b.test'), false)
  t.mock.timers.tick(1)
  strictEqual(await rows.isKnown('b.test'), true)
})

test('a day has a hundred new sites, without those that SITES names, and those that exist are still found', async t => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  const rows = open(undefined, ['listed.test', 'also.test'])
  await database.query(
    `insert into domain (id, name, "createdAt", "updatedAt")
     select 'd' || n, 'made' || n || '.test', now() at time zone 'utc', now() from generate_series(1, 97) n
     union all select 'old' || n, 'old' || n || '.test', now() - interval '2 days', now() from generate_series(1, 50) n`,
  )
  await rows.domain('listed.test')
  for (const name of ['x1.test', 'x2.test', 'x3.test']) await rows.domain(name)
  await rejects(rows.domain('x4.test'), { name: 'TooManySites' })
  strictEqual(await count('domain', `name = 'x4.test'`), 0)
  await rejects(rows.domain('x5.test'), { name: 'TooManySites' })
  strictEqual(await cost(() => rows.domain('x6.test').catch(() => {})), 0, 'the rest of the day costs no statement')
  match(await rows.domain('also.test'), /^dom_/)
  strictEqual(await rows.domain('made5.test'), 'd5')
  match(await rows.domain('x1.test'), /^dom_/)
  t.mock.timers.tick(86_400_000)
  match(await rows.domain('x7.test'), /^dom_/)
})

const answer = {
  jurisdiction: 'GDPR',
  policy: {
    id: 'eu@1',
    model: 'opt-in',
    i18n: { a: 1 },
    ui: { mode: 'banner', banner: { b: 1 }, dialog: { c: 1 } },
    consent: { categories: ['marketing'], preselectedCategories: [] },
    proof: { storeIp: false },
  },
  policyDecision: { fingerprint: 'f1', matchedBy: 'country' },
}
const place = { country: 'DE', region: 'BY' }

test('the policy that a visitor got is stored once for each place and language, as evidence', async () => {
  const rows = open('shop')
  const id = await rows.resolvedPolicy(answer, place, 'de')
  match(id, /^rpd_[0-9a-f]{32}$/)
  const [{ id: _, createdAt: __, ...row }] = await database.query('select * from "runtimePolicyDecision"')
  deepStrictEqual(row, {
    tenantId: 'shop',
    policyId: 'eu@1',
    fingerprint: 'f1',
    matchedBy: 'country',
    countryCode: 'DE',
    regionCode: 'BY',
    jurisdiction: 'GDPR',
    language: 'de',
    model: 'opt-in',
    policyI18n: { json: { a: 1 } },
    uiMode: 'banner',
    bannerUi: { json: { b: 1 } },
    dialogUi: { json: { c: 1 } },
    categories: { json: ['marketing'] },
    preselectedCategories: { json: [] },
    proofConfig: { json: { storeIp: false } },
    dedupeKey: 'shop|f1|country|DE|BY|GDPR|de',
  })
  strictEqual(await rows.resolvedPolicy(answer, place, 'de'), id)
  strictEqual(await open('shop').resolvedPolicy(answer, place, 'de'), id)
  const bare = { ...answer, policy: { id: 'x', model: 'none' } }
  notStrictEqual(await open().resolvedPolicy(bare, { country: null, region: null }, null), id)
  const [stored] = await database.query(`select * from "runtimePolicyDecision" where "tenantId" is null`)
  strictEqual(stored.dedupeKey, 'default|f1|country|none|none|GDPR|none')
  deepStrictEqual([stored.uiMode, stored.bannerUi, stored.categories, stored.language], [null, null, null, null])
})

test('without a policy there is none to store, and a day has a thousand new ones', async () => {
  const keys = new Set()
  const rows = constants({
    async query(text, values) {
      if (text.startsWith('select')) return keys.has(values[0]) ? [{ id: values[0] }] : []
      keys.add(values.at(-1))
      return []
    },
  })
  strictEqual(await rows.resolvedPolicy({ ...answer, policy: undefined }, place, 'de'), null)
  strictEqual(await rows.resolvedPolicy({ ...answer, policyDecision: undefined }, place, 'de'), null)
  strictEqual(keys.size, 0)
  for (let at = 0; at < 1000; at++)
    strictEqual(await rows.resolvedPolicy(answer, place, `l${at}`), `default|f1|country|DE|BY|GDPR|l${at}`)
  strictEqual(await rows.resolvedPolicy(answer, place, 'l1000'), null)
  strictEqual(await rows.resolvedPolicy(answer, place, 'l0'), 'default|f1|country|DE|BY|GDPR|l0')
  strictEqual(keys.size, 1000)
})
