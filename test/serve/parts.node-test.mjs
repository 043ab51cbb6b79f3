// The parts of the consent server that need neither a database nor a connection, from the sources.
import { deepStrictEqual, match, notStrictEqual, strictEqual } from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { postgresHosts } = await source('../serve/postgres-hosts.ts')
const { deviceClass } = await source('../serve/device-class.ts')
const { crossOrigin } = await source('../serve/cross-origin.ts')
const { accountOf } = await source('../serve/identity-token.ts')
const { clientAddress } = await source('../serve/client-address.ts')
const { rowId } = await source('../serve/row-id.ts')
const { readBody } = await source('../serve/read-body.ts')
const { withoutTexts } = await source('../serve/without-texts.ts')
const { turnBudget } = await source('../serve/turn-budget.ts')
const { policyAnswers } = await source('../serve/policy-answers.ts')
const { siteKeyFiles } = await source('../serve/site-key-files.ts')
const { renderProof } = await source('../serve/proof/render-proof.ts')
const { isSecureUrl } = await source('../serve/is-secure-url.ts')
const { siteName } = await source('../serve/site-name.ts')
const { visitorPlace } = await source('../serve/visitor-place.ts')
const { dailyBudget } = await source('../serve/daily-budget.ts')
const { requestId } = await source('../serve/request-id.ts')
const { plainText } = await source('../serve/plain-text.ts')
const { plainJson } = await source('../serve/plain-json.ts')
const { originOf } = await source('../serve/origin-of.ts')
const { comparedPeriod, daysOf, dimensions, readPeriod } = await source('../serve/dashboard/period.ts')
const { addressOf } = await source('../serve/dashboard/address-of.ts')
const { rateDifference } = await source('../serve/dashboard/rate-difference.ts')
const { mayDo } = await source('../serve/access/person.ts')

test('an address of PostgreSQL with several hosts becomes one for each, and is named without its password', () => {
  deepStrictEqual(postgresHosts('postgres://me:secret@a:5432,b/consents?target_session_attrs=any&ssl=1'), {
    hosts: ['postgres://me:secret@a:5432/consents?ssl=1', 'postgres://me:secret@b/consents?ssl=1'],
    name: 'a:5432,b/consents',
  })
  deepStrictEqual(postgresHosts('postgresql://a/c?target_session_attrs=read-write').hosts, ['postgresql://a/c'])
})

test('calls that arrive together begin in order, and as many in one turn as take its time', async () => {
  let time = 0
  let turn = 0
  let isCounting = true
  const countTurns = () => void (isCounting && (turn++, setImmediate(countTurns)))
  setImmediate(countTurns)
  const wait = turnBudget(() => time)
  const begun = []
  const call = async at => {
    await wait()
    begun.push({ at, turn })
    if (at === 4) calls.push(call(20)) // arrives while others wait
    time += 4
  }
  const calls = []
  for (let at = 0; at < 20; at++) {
    calls.push(call(at))
    await undefined
    await undefined
  }
  strictEqual(begun.length, 3, 'the fourth call waits, as three have taken 12 ms')
  while (begun.length < 21) await new Promise(resolve => setImmediate(resolve))
  isCounting = false
  deepStrictEqual(
    begun.map(({ at }) => at),
    calls.map((_, at) => at),
  )
  const perTurn = [...new Set(begun.map(one => one.turn))].map(
    number => begun.filter(one => one.turn === number).length,
  )
  deepStrictEqual(perTurn, [3, 3, 3, 3, 3, 3, 3])
  await new Promise(resolve => setImmediate(() => setImmediate(resolve)))
  strictEqual(wait(), undefined, 'a later call begins at once')
})

test('devices are counted in three classes, and without a user agent as unknown', () => {
  const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120.0'
  deepStrictEqual(
    [
      [`${android} Mobile`],
      [android],
      ['Mozilla/5.0 (iPad)'],
      ['Mozilla/5.0 (iPhone)'],
      ['X11; Linux'],
      ['X', '?1'],
      [],
    ].map(words => deviceClass(...words)),
    ['phone', 'tablet', 'tablet', 'phone', 'computer', 'phone', 'unknown'],
  )
})

test('only pages of the listed origins may read a response', () => {
  const allowed = (trusted, origin) => crossOrigin(trusted, origin)['access-control-allow-origin']
  strictEqual(allowed(['https://a.test'], 'https://a.test'), 'https://a.test')
  strictEqual(allowed(['https://a.test'], 'http://a.test'), undefined)
  strictEqual(allowed([], 'https://a.test'), undefined)
  strictEqual(allowed(['*'], 'https://a.test'), 'https://a.test')
  strictEqual(allowed([], undefined), '*')
  strictEqual(crossOrigin([], 'https://a.test').vary, 'Origin')
})

test('an account is read only from a token that was made with the secret', () => {
  const token = (account, secret) => `${account}.${createHmac('sha256', secret).update(account).digest('base64url')}`
  strictEqual(accountOf(token('a.b', 's'), 's'), 'a.b')
  strictEqual(accountOf(token('a', 'other'), 's'), null)
  strictEqual(accountOf(`b.${token('a', 's').split('.')[1]}`, 's'), null)
  strictEqual(accountOf(token('', 's'), 's'), null)
  strictEqual(accountOf(token('a', 's').slice(0, -1), 's'), null)
  strictEqual(accountOf(token('a', 's'), undefined), null)
  strictEqual(accountOf(token('a'.repeat(500), 's'), 's'), null)
})

test('a visitor is counted by the entry that the trusted proxy has added, and by the network of an IPv6 address', () => {
  strictEqual(clientAddress(undefined, 1, '10.0.0.1'), '10.0.0.1')
  strictEqual(clientAddress('forged, 1.2.3.4', 1, '10.0.0.1'), '1.2.3.4')
  strictEqual(clientAddress('forged, 1.2.3.4, 10.0.0.2', 2, '10.0.0.1'), '1.2.3.4')
  strictEqual(clientAddress('1.2.3.4', 2, '10.0.0.1'), '1.2.3.4')
  strictEqual(clientAddress('2001:db8:1:2:3:4:5:6', 1, ''), '2001:db8:1:2')
  strictEqual(clientAddress('', 1, '10.0.0.1'), '10.0.0.1')
  strictEqual(clientAddress('2001:db8::5:6:7:8', 1, ''), clientAddress('2001:0DB8:0:0:1::', 1, ''))
  strictEqual(clientAddress(undefined, 1, '::ffff:10.0.0.1'), '10.0.0.1')
  strictEqual(clientAddress('x'.repeat(100), 1, '10.0.0.1'), '10.0.0.1')
  strictEqual(clientAddress('fe80::1%eth-0', 1, '10.0.0.1'), 'fe80:0:0:0')
})

test('the same decision gets the same id, another one another, and later ones sort after earlier ones', () => {
  const id = (time, ...identity) => rowId('cns', time, identity)
  match(id(1.8e12, 'a'), /^cns_[1-9A-HJ-NP-Za-km-z]+$/)
  strictEqual(id(1.8e12, 'a'), id(1.8e12, 'a'))
  notStrictEqual(id(1.8e12, 'a'), id(1.8e12, 'b'))
  notStrictEqual(rowId('cns', 1.8e12), rowId('cns', 1.8e12))
  const ids = [1.75e12, 1.8e12, 1.80000001e12, 1.9e12].map(time => id(time, 'a'))
  deepStrictEqual(ids.toSorted(), ids)
})

test('a body above the limit is refused by its header and by its bytes, from Node and from a Request', async () => {
  const stream = text => new Blob([text]).stream()
  for (const from of [text => Readable.from([Buffer.from(text)]), stream]) {
    strictEqual(await readBody(from('€'), undefined, 3), '€')
    strictEqual(await readBody(from('€a'), undefined, 3), null)
    strictEqual(await readBody(from('a'), '4', 3), null)
  }
  strictEqual(await readBody(null, undefined, 3), '')
})

test('the body of a visitor who has gone while the call waited is empty', async () => {
  const gone = Readable.from([Buffer.from('a')])
  await new Promise(resolve => gone.once('close', resolve).destroy())
  strictEqual(await Promise.race([readBody(gone, '1', 3), new Promise(resolve => setImmediate(resolve, 'no end'))]), '')
})

test('only the texts of the backend are removed from its response, and the length that was theirs', async () => {
  const clean = async (body, init = {}) => {
    const response = await withoutTexts(
      new Response(body, {
        ...init,
        headers: { 'content-type': 'application/json', 'content-length': '9', ...init.headers },
      }),
    )
    return [response.status, await response.text(), response.headers.get('content-length')]
  }
  deepStrictEqual(await clean('{"jurisdiction":"GDPR","translations":{},"a":1}'), [
    200,
    '{"jurisdiction":"GDPR","a":1}',
    null,
  ])
  deepStrictEqual(await clean('{"translations":{}}'), [200, '{"translations":{}}', null])
  strictEqual((await clean('no JSON', { status: 500 }))[1], 'no JSON')
  strictEqual((await clean('<p>', { headers: { 'content-type': 'text/html' } }))[1], '<p>')
})

test('the backend is asked once for each place, again after an error, and the law of the EU is named', async () => {
  const asked = []
  let isFailing = false
  const answer = policyAnswers(async request => {
    asked.push([request.headers.get('x-c15t-country'), request.headers.get('x-c15t-region')])
    return isFailing
      ? new Response('broken', { status: 500 })
      : Response.json({ jurisdiction: 'NONE', policyDecision: { jurisdiction: 'NONE' } })
  }, 'http://localhost/init')
  const german = await answer({ country: 'DE', region: null })
  deepStrictEqual(JSON.parse(german.text), { jurisdiction: 'GDPR', policyDecision: { jurisdiction: 'GDPR' } })
  strictEqual(await answer({ country: 'DE', region: null }), german)
  strictEqual((await answer({ country: 'US', region: 'CA' })).value.jurisdiction, 'NONE')
  await answer({ country: 'US', region: 'NY' })
  deepStrictEqual(asked, [
    ['DE', null],
    ['US', 'CA'],
    ['US', 'NY'],
  ])
  isFailing = true
  await answer({ country: 'FR', region: null }).then(
    () => strictEqual('accepted', 'rejected'),
    error => match(error.message, /cannot be read: 500 broken/),
  )
  isFailing = false
  strictEqual((await answer({ country: 'FR', region: null })).value.jurisdiction, 'GDPR')
})

test('the files of the keys of sites are beside the server’s key, and replaced keys in a folder of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-keys-'))
  const own = join(folder, 'key.pem')
  const files = siteKeyFiles(own)
  deepStrictEqual(files.sites(), [])
  deepStrictEqual(
    [files.folder, files.current(), files.current('a.test'), files.replaced(), files.replaced('a.test')],
    [own, '.sites', '.sites/a.test.pem', '.sites/replaced/@server.pem', '.sites/replaced/a.test.pem'].map((name, at) =>
      at === 0 ? `${own}.sites` : at === 1 ? own : own + name,
    ),
  )
  mkdirSync(join(files.folder, 'replaced'), { recursive: true })
  for (const name of ['b.test.pem', 'a.test.pem', 'note.txt']) writeFileSync(join(files.folder, name), '')
  deepStrictEqual(files.sites(), ['a.test', 'b.test'])
  rmSync(folder, { recursive: true })
})

test('a proof names every fact of a decision, and what is missing', () => {
  const link = {
    site: 's',
    seq: 7,
    kind: 'decision',
    consentId: 'cns_1',
    digest: 'd1',
    receivedAt: '2026-11-25T22:19:42.123Z',
    hash: 'h7',
  }
  const proven = {
    site: 'a.test',
    granted: ['necessary', 'marketing'],
    salt: 's',
    chain: 2,
    previousHash: 'h6',
    links: [link, { ...link, seq: 8, kind: 'adopted', hash: 'h8' }],
    signature: 'sig',
    keyId: 'key1',
    noticeBefore: null,
    texts: [
      { of: 'notice', hash: 'n1', content: 'Title\nText' },
      { of: 'marketing', hash: 'm1', content: null },
    ],
    decision: {
      id: 'cns_1',
      subjectId: 'sub_1',
      consentAction: 'opt_out',
      givenAt: '2026-11-25T22:19:40.000Z',
      uiSource: 'banner',
      jurisdiction: 'CCPA',
      jurisdictionModel: 'opt-out',
      metadata: { receipt: { recordId: 'r1', language: 'de' } },
    },
  }
  const proof = {
    format: 'consent-proof@1',
    about: 'sub_1',
    madeAt: '2026-11-26T01:02:03.000Z',
    version: '1',
    keys: { key1: 'PEM' },
    decisions: [proven],
  }
  const page = renderProof(proof)
  const facts = text =>
    [...text.matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/gs)].map(([, name, value]) => [
      name,
      value
        .replaceAll(/<\/?(?:code|p)[^>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ])
  deepStrictEqual(facts(page), [
    ['Received by the server', '2026-11-25 22:19:42 UTC'],
    ['Decided, by the visitor’s clock', '2026-11-25 22:19:40 UTC'],
    ['Where', 'banner'],
    ['Law', 'CCPA, opt-out'],
    ['Language', 'de'],
    ['Subject', 'sub_1'],
    ['Decision', 'cns_1'],
    ['Receipt', 'r1'],
    ['Notice', 'Title Text SHA-256 n1'],
    [
      'Category marketing',
      'The server does not have this text. The owner of the site can show it: its SHA-256 must be the following. SHA-256 m1',
    ],
    ['Chain and link', '2, 7: received and sealed by the server'],
    ['Digest of the decision', 'd1'],
    ['Hash of the link before', 'h6'],
    ['Hash of this link', 'h7'],
    ['Signed hash', 'link 8: h8'],
    ['Signature (Ed25519)', 'sig'],
    ['Key', 'key1'],
  ])
  const plain = page.replaceAll(/\s+/g, ' ')
  for (const words of [
    'Proof of consent: sub_1',
    '<h2>1. a.test, 2026-11-25 22:19:42 UTC</h2>',
    'The visitor opted out. Granted: necessary, marketing.',
    'Made 2026-11-26 01:02:03 UTC. One decision.',
    'Key <code>key1</code>',
    '<pre>PEM</pre>',
  ])
    strictEqual(plain.includes(words), true, words)
  strictEqual(plain.includes('without a receipt') || plain.includes('How the notice differs'), false)
  strictEqual(renderProof(proof), page, 'the same text each time')

  const bare = {
    ...proven,
    granted: [],
    texts: [],
    links: [{ ...link, kind: 'adopted' }],
    decision: { id: 'cns_2', subjectId: 'sub_1', givenAt: proven.decision.givenAt, metadata: null },
  }
  const other = { ...proven, noticeBefore: 'Title\nOther' }
  const second = renderProof({ ...proof, decisions: [bare, other] }).replaceAll(/\s+/g, ' ')
  for (const words of [
    '2 decisions, the earliest first',
    'The visitor decided. Granted: nothing.',
    'came without a receipt',
    'The decision names no text.',
    'found in the database without a seal, and sealed later',
    '<h2>2. a.test',
    '<del>Other</del>',
    '<ins>Text</ins>',
  ])
    strictEqual(second.includes(words), true, words)
  const named = Object.fromEntries(facts(renderProof({ ...proof, decisions: [bare] })))
  deepStrictEqual(
    [named.Where, named.Law, named.Language, named.Receipt, named['Signed hash']],
    ['not named', 'not named, no model', 'not named', 'none', 'link 7: h7'],
  )
})

test('addresses that programs call are secure, or on this machine, and name no user', () => {
  for (const url of ['https://a.test/', 'http://localhost:8080/', 'http://127.0.0.1', 'http://[::1]:1/'])
    strictEqual(isSecureUrl(url), true, url)
  for (const url of [
    'http://a.test/',
    'ftp://localhost/',
    'no',
    'https://u@a.test/',
    'https://:p@a.test/',
    'http://localhost:x@a.test/',
    'http://localhost.a.test/',
  ])
    strictEqual(isSecureUrl(url), false, url)
})

test('a site has one name, in the spelling of browsers', () => {
  for (const [given, name] of [
    ['WWW.Example.com:443', 'www.example.com'],
    ['a.test.', 'a.test'],
    ['ä.test', 'xn--4ca.test'],
    ['a/b', null],
    ['a b', null],
    ['a@b', null],
    ['a?b', null],
    ['', null],
    ['.', null],
  ])
    strictEqual(siteName(given), name, given)
})

test('the place of a visitor is that of the first header of a proxy that has one, if it is a country', () => {
  const placeOf = headers => Object.values(visitorPlace(name => headers[name]))
  for (const name of [
    'x-c15t-country',
    'cf-ipcountry',
    'x-vercel-ip-country',
    'x-amz-cf-ipcountry',
    'x-country-code',
    'cloudfront-viewer-country',
  ])
    deepStrictEqual(placeOf({ [name]: 'de' }), ['DE', null], name)
  for (const name of [
    'x-c15t-region',
    'x-vercel-ip-country-region',
    'x-region-code',
    'cloudfront-viewer-country-region',
  ])
    deepStrictEqual(placeOf({ 'cf-ipcountry': 'US', [name]: 'CA' }), ['US', 'CA'], name)
  deepStrictEqual(placeOf({ 'x-c15t-country': '', 'cf-ipcountry': 'FR', 'x-vercel-ip-country': 'DE' }), ['FR', null])
  for (const code of ['XX', 'T1', 'DEU', 'EU'])
    deepStrictEqual(placeOf({ 'cf-ipcountry': code, 'x-c15t-region': 'CA' }), [null, null], code)
  for (const region of ['a b', '1234567', '<'])
    deepStrictEqual(placeOf({ 'cf-ipcountry': 'US', 'x-c15t-region': region }), ['US', null], region)
})

test('a number of things may happen on a day, and again on the next', () => {
  let now = 86_400_000 * 5 - 1
  const budget = dailyBudget(2, () => now)
  deepStrictEqual(
    [budget.take(), budget.isUsedUp(), budget.take(), budget.take(), budget.isUsedUp()],
    [true, false, true, false, true],
  )
  now++
  deepStrictEqual([budget.isUsedUp(), budget.take(), budget.isUsedUp()], [false, true, false])
  budget.useUp()
  deepStrictEqual([budget.isUsedUp(), budget.take()], [true, false])
  budget.useUp()
  now += 86_400_000
  strictEqual(budget.take(), true)
})

test('the id of a call is that of its header if nothing about a visitor fits in, or else one of its own', () => {
  const call = id => ({ req: { header: name => (name === 'x-request-id' ? id : undefined) } })
  strictEqual(requestId(call('0F8A-12bc')), '0f8a-12bc')
  for (const id of [undefined, 'me@a.test', '1234567', 'a'.repeat(65)]) {
    const c = call(id)
    match(requestId(c), /^[0-9a-f-]{36}$/)
    strictEqual(requestId(c), requestId(c))
    notStrictEqual(requestId(c), requestId(call(id)))
  }
})

test('text that could move a cursor or change its order is replaced, and in JSON escaped', () => {
  strictEqual(plainText('a\u001b[2Jb\u202ec\nd\u2028'), 'a\ufffd[2Jb\ufffdc\ufffdd\ufffd')
  strictEqual(plainText('Größe 😀'), 'Größe 😀')
  strictEqual(plainJson({ a: 'x\u007f\u202e\u2028\n😀' }), '{"a":"x\\u007f\\u202e\\u2028\\n😀"}')
  strictEqual(plainJson('\u{e0001}'), '"\\udb40\\udc01"')
})

test('the origin of a decision is that of its receipt, if it names one', () => {
  strictEqual(originOf({ receipt: { method: { origin: 'subscription' } } }), 'subscription')
  strictEqual(originOf({ receipt: { method: { origin: 'x'.repeat(99) } } }).length, 64)
  for (const metadata of [
    null,
    5,
    {},
    { receipt: null },
    { receipt: { method: { origin: '' } } },
    { receipt: { method: { origin: 5 } } },
  ])
    strictEqual(originOf(metadata), null)
})

test('a period of the dashboard is what its address says, or the last 30 days', () => {
  const now = Date.parse('2026-11-30T12:00:00Z')
  const read = query => readPeriod(name => query[name], now)
  deepStrictEqual(read({}), { from: '2026-11-01', to: '2026-11-30', site: '', by: 'all', value: '', compare: '' })
  deepStrictEqual(
    read({ from: '2026-01-02', to: '2026-01-02', site: 's', by: 'country', value: 'DE', compare: 'year' }),
    { from: '2026-01-02', to: '2026-01-02', site: 's', by: 'country', value: 'DE', compare: 'year' },
  )
  for (const from of ['2026-12-01', '2026-13-01', 'x', '26-01-01']) strictEqual(read({ from }).from, '2026-11-01', from)
  strictEqual(read({ from: '2020-01-01' }).from, '2023-11-26', 'at most 1100 days')
  deepStrictEqual([read({ by: 'x', value: 'y' }).by, read({ by: 'x', value: 'y' }).value], ['all', ''])
  for (const by of dimensions) strictEqual(read({ by, value: 'v' }).value, 'v')
  deepStrictEqual(
    [read({ site: 'x'.repeat(999) }).site.length, read({ by: 'text', value: 'x'.repeat(999) }).value.length],
    [255, 128],
  )
  for (const compare of ['before', 'year', 'site:a', 'version:b']) strictEqual(read({ compare }).compare, compare)
  for (const compare of ['after', 'site:', 'xbefore', 'yearx']) strictEqual(read({ compare }).compare, '', compare)

  const three = { ...read({}), from: '2024-02-28', to: '2024-03-01' }
  deepStrictEqual(daysOf(three), ['2024-02-28', '2024-02-29', '2024-03-01'])
  const compared = compare => {
    const other = comparedPeriod({ ...three, compare })
    return other && [other.from, other.to, other.site, other.by, other.value]
  }
  deepStrictEqual(compared('before'), ['2024-02-25', '2024-02-27', '', 'all', ''])
  deepStrictEqual(compared('year'), ['2023-02-28', '2023-03-01', '', 'all', ''])
  deepStrictEqual(comparedPeriod({ ...three, from: '2024-02-29', compare: 'year' }).from, '2023-03-01')
  deepStrictEqual(compared('site:b'), ['2024-02-28', '2024-03-01', 'b', 'all', ''])
  deepStrictEqual(compared('version:1'), ['2024-02-28', '2024-03-01', '', 'version', '1'])
  strictEqual(compared(''), null)
  strictEqual(addressOf(three), '?from=2024-02-28&to=2024-03-01')
  strictEqual(addressOf(three, { by: 'country', value: 'D E' }), '?from=2024-02-28&to=2024-03-01&by=country&value=D+E')
})

test('two rates differ by points, and by chance if few visitors decided', () => {
  strictEqual(rateDifference(1, 0, 1, 2), null)
  strictEqual(rateDifference(1, 2, 1, 0), null)
  deepStrictEqual(rateDifference(3, 4, 1, 4), { points: 50, canBeChance: true })
  deepStrictEqual(rateDifference(300, 400, 100, 400), { points: 50, canBeChance: false })
  // 60 of 100 against 46 of 100: z is 1.982; 45.8 % would be the limit.
  strictEqual(rateDifference(60, 100, 46, 100).canBeChance, false)
  strictEqual(rateDifference(60, 100, 47, 100).canBeChance, true)
  deepStrictEqual(rateDifference(0, 5, 0, 5), { points: 0, canBeChance: true })
})

test('a person has the rights of the role and of those below; only owners of all sites give access', () => {
  const rights = (role, sites = []) =>
    ['see', 'handle', 'administer'].map(right => mayDo({ name: 'a', role, sites }, right))
  deepStrictEqual(
    [rights('reader'), rights('officer'), rights('owner'), rights('owner', ['a.test'])],
    [
      [true, false, false],
      [true, true, false],
      [true, true, true],
      [true, true, false],
    ],
  )
})
