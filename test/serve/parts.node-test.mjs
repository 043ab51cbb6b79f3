// The parts of the consent server that need neither a database nor a connection, from the sources.
import { deepStrictEqual, match, notStrictEqual, strictEqual } from 'node:assert/strict'
import { createHmac } from 'node:crypto'
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
