// The parts of chains, batches and hand-offs that need neither a database nor a connection, from the sources.
import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { callMetrics } = await source('../serve/call-metrics.ts')
const { combineBatches } = await source('../serve/combine-batches.ts')
const { linkChecker } = await source('../serve/link-checker.ts')
const { openingChecker } = await source('../serve/opening-checker.ts')
const { openSigningKey } = await source('../serve/signing-key.ts')
const { readHandOff, writeHandOff } = await source('../serve/hand-off/hand-off-token.ts')
const { sealBatch } = await source('../serve/sealer.ts')
const { sealHashes } = await source('../serve/seal-hashes.ts')
const { sendMessage } = await source('../serve/webhooks/webhook-message.ts')

const root = mkdtempSync(join(tmpdir(), 'consent-elements-chain-'))
after(() => rmSync(root, { recursive: true }))
const [own, other] = ['own', 'other'].map(name => openSigningKey(join(root, `${name}.pem`)))

/** Seals batches of erased decisions, one after the other. */
function chainOf(...batches) {
  let from = { chain: 0, seq: 0, head: sealHashes.START }
  const seals = []
  for (const batch of batches) {
    const entries = batch.map(consentId => ({ kind: 'erased', consentId }))
    const written = sealBatch('site', from, entries, '2026-11-29T00:00:00.000Z', own)
    seals.push(...written.seals)
    from = written.head
  }
  return { seals, head: { chain: 0, seq: from.seq, hash: from.head } }
}
/** Returns what is wrong with a chain. */
function problemsOf(seals, { stored, exported = [], keys = new Map([[own.id, own.publicKey]]), chain = 0 }) {
  const problems = []
  const checker = linkChecker(chain, { start: sealHashes.START, stored, exported, keys }, text => problems.push(text))
  for (const seal of seals) checker.check(seal)
  return { problems, last: checker.finish() }
}

test('a chain that nobody has changed has no problem, and ends with its head', () => {
  const { seals, head } = chainOf(['a', 'b', 'c'], ['d'])
  deepStrictEqual(
    seals.map(({ seq, signature, keyId }) => [seq, signature !== null, keyId]),
    [
      [1, false, null],
      [2, false, null],
      [3, true, own.id],
      [4, true, own.id],
    ],
  )
  const exported = [
    { chain: 0, seq: 0, hash: sealHashes.START },
    { chain: 0, seq: 2, hash: seals[1].hash },
  ]
  deepStrictEqual(problemsOf(seals, { stored: head, exported }), { problems: [], last: head.hash })
  deepStrictEqual(problemsOf([], { stored: { chain: 0, seq: 0, hash: sealHashes.START } }).problems, [])
})

test('each change of a chain is found, and named with its link', () => {
  const { seals, head } = chainOf(['a', 'b'], ['c'])
  const changed = (at, more) => seals.map((seal, i) => (i === at ? { ...seal, ...more } : seal))
  const exported = [{ chain: 0, seq: 2, hash: seals[1].hash }]
  for (const [what, given, problems] of [
    ['another decision', changed(0, { consentId: 'x' }), ['link 1 is changed, or one before it is']],
    [
      'another time',
      changed(2, { receivedAt: '2027-01-01T00:00:00.000Z' }),
      ['link 3 is changed, or one before it is'],
    ],
    [
      'a link is missing',
      seals.filter((_, at) => at !== 1),
      [
        'link 2 is removed; the next one is 3',
        'link 3 is changed, or one before it is',
        'link 2 of an exported head is removed',
      ],
    ],
    ['the end is missing', seals.slice(0, 2), ['link 3 of the stored head is removed']],
    ['all is missing', [], ['link 3 of the stored head is removed', 'link 2 of an exported head is removed']],
    ['no signature at the end', changed(2, { signature: null }), ['the last link is not signed']],
    ['a wrong signature', changed(2, { signature: own.sign('x') }), ['the signature of link 3 is wrong']],
    [
      'an unknown key',
      changed(1, { keyId: other.id }),
      [`link 2 is signed with the key ${other.id}, which is not given`],
    ],
  ])
    deepStrictEqual(problemsOf(given, { stored: head, exported }).problems, problems, what)
  const moved = { stored: { ...head, hash: 'x' }, exported: [{ chain: 0, seq: 2, hash: 'y' }] }
  deepStrictEqual(problemsOf(seals, moved).problems, [
    'link 2 differs from the exported head',
    'link 3 differs from the stored head',
  ])
  deepStrictEqual(problemsOf(changed(2, { signature: null }), { stored: head, chain: 4 }).problems, [
    'the last link of chain 4 is not signed',
  ])
})

test('a chain begins with the link that opened it, and each link that opens one has its chain', async () => {
  const rows = [
    { consentId: '1', hash: 'h1' },
    { consentId: '2', hash: 'h2' },
  ]
  const asked = []
  const problems = []
  const checker = await openingChecker(
    async (_, values) => (asked.push(values), rows),
    'site',
    problem => problems.push(problem),
  )
  deepStrictEqual(asked, [['site']])
  deepStrictEqual([checker.startOf(0), checker.startOf(1), checker.startOf(3)], [sealHashes.START, 'h1', ''])
  deepStrictEqual(problems.splice(0), ['chain 3 was not opened by a link of chain 0'])
  const opened = chain => ({ consentId: String(chain), digest: sealHashes.opening(chain), hash: `h${chain}` })
  checker.check(opened(1), 0, 'link 1')
  deepStrictEqual(problems, [])
  checker.check(opened(2), 0, 'link 2')
  checker.check(opened(1), 5, 'link 3 of chain 5')
  checker.check({ ...opened(1), digest: 'x' }, 0, 'link 4')
  checker.check(opened(1), 0, 'link 5')
  deepStrictEqual(problems, [
    'chain 2, which link 2 opened, is removed',
    'link 3 of chain 5 opens no chain',
    'link 4 opens no chain',
    'chain 1, which link 5 opened, is removed',
  ])
})

test('batches that arrive while others are written are written together, up to 250 decisions', async () => {
  const statements = []
  const ends = []
  const write = batches =>
    new Promise(resolve => {
      statements.push(batches.map(({ site }) => site))
      ends.push(() => resolve(batches.map(({ site }) => `written ${site}`)))
    })
  const add = combineBatches(write, 2)
  const batch = (site, count = 1, size = 10) => ({ site, decisions: Array.from({ length: count }, () => ({ size })) })
  const written = [
    batch('a'),
    batch('b'),
    batch('c', 200),
    batch('d', 50),
    batch('e', 1),
    batch('f', 300),
    batch('g', 1, 250_001),
    batch('h', 1, 0),
  ].map(add)
  for (let at = 0; at < 8; at++) {
    ends.shift()?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  deepStrictEqual(statements, [['a'], ['b'], ['c', 'd'], ['e'], ['f'], ['g'], ['h']])
  deepStrictEqual(
    await Promise.all(written),
    [...'abcdefgh'].map(site => `written ${site}`),
  )
})

test('a batch whose data is wrong fails alone; a failure of the database fails all', async () => {
  const batch = site => ({ site, decisions: [] })
  const faults = { bad: { code: '22P02' }, twice: { code: '23505' }, down: new Error('no connection') }
  const tried = []
  const addTo = most =>
    combineBatches(async batches => {
      tried.push(batches.map(({ site }) => site).join())
      const wrong = batches.find(({ site }) => faults[site])
      if (wrong) throw faults[wrong.site]
      return batches.map(() => 'written')
    }, most)
  const outcome = async sites => {
    const add = addTo(1)
    const waiting = ['first', ...sites].map(site => add(batch(site)))
    return (await Promise.allSettled(waiting)).slice(1).map(({ value, reason }) => value ?? reason)
  }
  deepStrictEqual(await outcome(['x', 'bad', 'y']), ['written', faults.bad, 'written'])
  deepStrictEqual(tried.splice(0), ['first', 'x,bad,y', 'x', 'bad', 'y'])
  deepStrictEqual(await outcome(['x', 'down']), [faults.down, faults.down])
  deepStrictEqual(await outcome(['x', 'twice']), [faults.twice, faults.twice], 'the next attempt finds the decision')
  deepStrictEqual(await outcome(['bad']), [faults.bad])
})

test('a hand-off is read by the site it is for, for a minute, and by nobody else', () => {
  const now = 1_900_000_000_000
  const given = { from: 'a.test', to: 'b.test', granted: ['marketing'] }
  const sisters = new Map([['a.test', [other.publicKey, own.publicKey]]])
  const token = writeHandOff(given, own, now)
  const read = (text = token, { to = 'b.test', known = sisters, later = 0 } = {}) => {
    const result = readHandOff(text, to, known, now + later * 1000)
    return typeof result === 'string' ? result : 'valid'
  }
  const { id, ...rest } = readHandOff(token, 'b.test', sisters, now)
  deepStrictEqual(rest, { v: 1, ...given, until: 1_900_000_060 })
  match(id, /^[\w-]{22}$/)
  ok(writeHandOff(given, own, now) !== token, 'each has an id of its own')
  strictEqual(readHandOff(writeHandOff(given, own, now + 900), 'b.test', sisters, now).until, 1_900_000_060)
  for (const [later, result] of [
    [0, 'valid'],
    [60, 'valid'],
    [89.9, 'valid'], // the clocks of two servers differ
    [90, 'it has expired'],
    [-30, 'valid'],
    [-30.1, 'it lasts too long'],
  ])
    strictEqual(read(token, { later }), result, `${later} s later`)
  strictEqual(read(token, { to: 'c.test' }), 'it is for another site')
  strictEqual(read(token, { known: new Map() }), 'it comes from a site without a key in SISTER_SITES')
  strictEqual(read(token, { known: new Map([['a.test', [other.publicKey]]]) }), 'its signature is wrong')

  const signed = content => {
    const payload = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64url')
    const signature = own.sign(`consent-elements hand-off 1\n${payload}`)
    return `${payload}.${Buffer.from(signature, 'base64').toString('base64url')}`
  }
  const content = { v: 1, ...given, until: 1_900_000_060, id }
  strictEqual(read(signed(content)), 'valid')
  for (const wrong of [
    { v: 2 },
    { more: 1 },
    { granted: ['necessary'] },
    { granted: ['ads'] },
    { granted: 'marketing' },
    { id: 'short' },
    { id: 5 },
  ])
    strictEqual(read(signed({ ...content, ...wrong })), 'its format is not known', JSON.stringify(wrong))
  for (const until of ['soon', 1.5, null]) strictEqual(read(signed({ ...content, until })), 'it has expired')
  for (const wrong of [
    undefined,
    5,
    '',
    'a.b',
    `${token}x`,
    `${'a'.repeat(1200)}.${token.split('.')[1]}`,
    signed('['),
    signed('[]'),
  ])
    strictEqual(read(wrong ?? null), 'it is no token', String(wrong).slice(0, 20))
})

test('a call is counted by its name, and the time of each confirmed decision in its bucket', () => {
  const metrics = callMetrics('/api/c15t')
  for (const [method, path, status, ms] of [
    ['GET', '/api/c15t/init', 200, 1],
    ['POST', '/api/c15t/subjects', 200, 5],
    ['POST', '/api/c15t/subjects', 200, 6],
    ['POST', '/api/c15t/consent/set', 200, 20_000],
    ['POST', '/api/c15t/subjects', 400, 1],
    ['PATCH', '/api/c15t/subjects/sub_1', 200, 1],
    ['GET', '/api/c15tx/secret', 404, 1],
    ['GET', '/healthz', 200, 1],
  ])
    metrics.count(method, path, status, ms)
  metrics.countError()
  const lines = metrics.text().split('\n')
  const valueOf = name => Number(lines.find(line => line.startsWith(`${name} `))?.slice(name.length + 1))
  const calls = (method, call, status) =>
    valueOf(`consents_calls_total{method="${method}",call="${call}",status="${status}"}`)
  deepStrictEqual(
    [
      calls('GET', 'init', 200),
      calls('POST', 'subjects', 200),
      calls('POST', 'subjects', 400),
      calls('POST', 'consent', 200),
    ],
    [1, 2, 1, 1],
  )
  deepStrictEqual([calls('PATCH', 'subjects', 200), calls('GET', 'api', 404), calls('GET', 'healthz', 200)], [1, 1, 1])
  deepStrictEqual(
    ['0.005', '0.01', '10', '+Inf'].map(bound => valueOf(`consents_decision_seconds_bucket{le="${bound}"}`)),
    [1, 2, 2, 3],
  )
  strictEqual(valueOf('consents_decision_seconds_count'), 3)
  strictEqual(valueOf('consents_decision_seconds_sum'), 20.011)
  strictEqual(valueOf('consents_errors_total'), 1)
  const names = lines.filter(line => line.startsWith('# TYPE')).map(line => line.split(' ')[2])
  strictEqual(new Set(names).size, names.length)
  ok(metrics.text().endsWith('\n'))
})

test('a message of a webhook is done, refused for good, or tried again, by the status of the answer', async t => {
  let status = 200
  const heard = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', part => (body += part))
    request.on('end', () => {
      heard.push({ headers: request.headers, body: JSON.parse(body), url: request.url })
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('x')
    })
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  t.after(() => server.close())
  const url = `http://127.0.0.1:${server.address().port}/hook`
  const send = (to = url) =>
    sendMessage(
      { url: to, secret: `whsec_${Buffer.from('secret').toString('base64')}` },
      { id: 'm1', type: 'a', data: { b: 1 } },
    )
  for (const [given, isDone, isRefused] of [
    [200, true, false],
    [204, true, false],
    [302, false, true],
    [400, false, true],
    [410, false, true],
    [408, false, false],
    [425, false, false],
    [429, false, false],
    [499, false, true],
    [500, false, false],
    [503, false, false],
  ]) {
    status = given
    deepStrictEqual(await send(), { isDone, isRefused, reason: isDone ? '' : `status ${given}` })
  }
  ok(
    heard.every(({ url }) => url === '/hook'),
    'redirects are not followed',
  )
  const [{ headers, body }] = heard
  deepStrictEqual([headers['webhook-id'], body.type, body.data], ['m1', 'a', { b: 1 }])
  match(headers['webhook-timestamp'], /^\d{10}$/)
  match(headers['webhook-signature'], /^v1,[\w+/]+=*$/)
  const gone = createServer()
  await new Promise(resolve => gone.listen(0, '127.0.0.1', resolve))
  const { port } = gone.address()
  await new Promise(resolve => gone.close(resolve))
  deepStrictEqual(await send(`http://127.0.0.1:${port}/`), {
    isDone: false,
    isRefused: false,
    reason: 'ECONNREFUSED',
  })
})
