// npm run test:fuzz -- [REQUESTS]: sends hostile requests to the consent server in a process of its own, 20,000 by default.
// It fails if one is answered with a server error or not at all, if a decision of an honest visitor is refused meanwhile or
// not stored afterwards, if the chain is not intact, if the memory of the process keeps growing, or if a call keeps the event
// loop for longer than TURN_MS. SEED=… repeats a run.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { body, bytes, path } from '../support/hostile-requests.mjs'
import { serve } from '../support/load-serve.mjs'
import { findPostgres, startPostgres } from '../support/postgres.mjs'
import { postText } from '../support/raw-client.mjs'
import { probedProcess } from '../support/serve-process.mjs'
import { printBesideAttacker } from './beside-attacker.mjs'
import { costlyBodies } from './costly-bodies.mjs'
import { assertStored, deliver } from './deliver.mjs'

const REQUESTS = Number(process.argv[2] ?? 20_000)
assert.ok(Number.isInteger(REQUESTS) && REQUESTS >= 1000, `"${process.argv[2]}" is no number of requests from 1000`)
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000)
/** The connections that send their headers or their body byte by byte, and never end. */
const SLOW = 200
/** Node ends requests without complete headers after 10 s, those without a complete body after 30 s, and looks every 30 s. Nothing may take longer. */
const LIMIT_MS = 60_000
/** The longest turn of the event loop. The database's embedded engine runs in it, so it counts with PostgreSQL only. */
const TURN_MS = 50
const post = (text, headers = '') =>
  `POST /api/c15t/subjects HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n${text}`
/** Bytes are written as Latin-1, so that all can be generated. */
const sized = (text, target = '/api/c15t/subjects') => Buffer.from(postText(target, text)).toString('latin1')
const hex = fc.integer({ min: 0, max: 70_000 }).map(size => size.toString(16))
const size = fc.oneof(hex, fc.constantFrom('', '-1', 'g', '0x5', 'ffffffffffffffff', '5;x="y"', '00000000000000000005'))

/** Each kind renders the bytes of one connection. */
const kinds = {
  bytes,
  decisions: fc.tuple(path, body).map(([target, text]) => sized(text, target)),
  pipelined: fc
    .array(fc.tuple(path, body), { minLength: 2, maxLength: 12 })
    .map(all => all.map(([target, text]) => sized(text, target)).join('')),
  chunked: fc
    .tuple(fc.array(fc.tuple(size, fc.string({ unit: 'binary', maxLength: 40 })), { maxLength: 6 }), fc.boolean())
    .map(([chunks, isEnded]) =>
      post(
        chunks.map(([length, text]) => `${length}\r\n${text}\r\n`).join('') + (isEnded ? '0\r\nx: y\r\n\r\n' : ''),
        'transfer-encoding: chunked\r\n',
      ),
    ),
  'two lengths': fc
    .tuple(body, size)
    .map(([text, length]) => post(text, `content-length: ${length}\r\ntransfer-encoding: chunked\r\n`)),
  'large headers': fc
    .tuple(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 30_000 }))
    .map(([count, length]) => post('{}', `${'x: y\r\n'.repeat(count)}cookie: ${'a=b;'.repeat(length / 4)}\r\n`)),
  'invalid UTF-8': fc
    .uint8Array({ maxLength: 60 })
    .map(
      raw =>
        `{"type":"cookie_banner","subjectId":"sub_${raw.length + 11}","domain":"utf.test","preferences":{"necessary":true},"givenAt":${Date.now()},"metadata":{"note":"${Buffer.from(raw).toString('latin1')}"}}`,
    )
    .map(text => post(text, `content-length: ${text.length}\r\n`)),
  'deep JSON': fc
    .tuple(fc.constantFrom('[', '{"a":', '{"__proto__":'), fc.integer({ min: 1, max: 70_000 }))
    .map(([start, depth]) => sized(`{"metadata":${start.repeat(depth / start.length)}`)),
  'closed deep JSON': fc
    .integer({ min: 1, max: 30_000 })
    .map(depth => sized(`{"type":"cookie_banner","metadata":${'['.repeat(depth)}${']'.repeat(depth)}}`)),
  'prototype keys': fc
    .tuple(fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty'), fc.json({ maxDepth: 2 }))
    .map(([name, value]) =>
      sized(
        `{"type":"cookie_banner","subjectId":"sub_1","domain":"a.test","givenAt":${Date.now()},"preferences":{"${name}":true,"necessary":true},"${name}":${value},"metadata":{"${name}":${value}},"domain":"b.test"}`,
      ),
    ),
  'cut bodies': fc.tuple(body, fc.double({ min: 0, max: 1, noNaN: true })).map(([text, part]) => {
    const whole = sized(text)
    return whole.slice(0, Math.floor(whole.length * part))
  }),
  costly: fc.constantFrom(...Object.keys(costlyBodies)).map(name => sized(costlyBodies[name]())),
  'costly headers': fc
    .constantFrom(
      'user-agent: {Android }',
      'accept-language: {de,}',
      'x-forwarded-for: {1.2.3.4,}',
      'origin: http://{a.}',
      'content-type: {json;}',
      'cookie: {a=b;}',
      'cf-ipcountry: {D}',
    )
    .map(header =>
      post(
        '{}',
        `${header.replace(/\{(.*)\}/, (_, part) => part.repeat(14_000 / part.length))}\r\ncontent-length: 2\r\n`,
      ),
    ),
  dashboard: fc
    .tuple(
      fc.constantFrom('', '/find?q=', '/counts.csv?from=', '/login', '/receipts', '/decisions.jsonl?site=', '/%'),
      fc.string({ unit: 'binary-ascii', maxLength: 40 }).map(text => encodeURIComponent(text)),
      fc.string({ unit: 'binary-ascii', maxLength: 40 }).map(text => text.replaceAll(/[\r\n]/g, '')),
    )
    .map(
      ([target, query, cookie]) =>
        `GET /dashboard${target}${query} HTTP/1.1\r\nhost: x\r\ncookie: consent-dashboard=${cookie}\r\n\r\n`,
    ),
}

/** How long a client waits for an answer before it closes half of the connection. Most attacks get none. */
const PATIENCE_MS = 100

/**
 * Sends bytes, and returns the statuses of the answers.
 * @param how `waits` for an answer, `closes` half of the connection at once, or `breaks` it
 */
const sendOnce = (origin, data, how) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    let answer = ''
    let waiting
    const late = setTimeout(() => {
      socket.destroy()
      reject(new Error(`No end within ${LIMIT_MS} ms: ${JSON.stringify(data.slice(0, 2000))}`))
    }, LIMIT_MS)
    const socket = connect(Number(port), hostname, () => {
      const raw = Buffer.from(data, 'latin1')
      if (how === 'closes') socket.end(raw)
      else if (how === 'breaks') socket.write(raw, () => socket.resetAndDestroy())
      else socket.write(raw, () => (waiting = setTimeout(() => socket.end(), PATIENCE_MS)))
    })
    socket.on('data', chunk => {
      answer += chunk
      clearTimeout(waiting)
      waiting = setTimeout(() => socket.end(), 5)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(late)
      clearTimeout(waiting)
      resolve([...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)))
    })
  })

/** Returns whether a body waits for its turn: with more characters or values than receipts have. */
const isLarge = data => data.length > 16_384 || data.length - data.replaceAll(/[,[{]/g, '').length > 1000

/** Names a turn, and how much of it was garbage collection. */
const turnOf = ({ longest, collecting }) => `${longest.toFixed(0)} ms (${collecting.toFixed(0)} collecting)`

const memoryOf = pid => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

/** Opens connections that send a byte a second, and opens new ones for those that the server has closed. */
function sendSlowly(origin) {
  const { hostname, port } = new URL(origin)
  const sockets = new Set()
  let closed = 0
  let opened = 0
  const open = () => {
    const isBody = opened++ % 2 === 0
    const socket = connect(Number(port), hostname, () =>
      socket.write(isBody ? post('{"a":"', 'content-length: 60000\r\n') : 'POST /api/c15t/subjects HTTP/1.1\r\nx: '),
    )
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      closed++
      sockets.delete(socket)
    })
  }
  const timer = setInterval(() => {
    while (sockets.size < SLOW) open()
    for (const socket of sockets) socket.write('y')
  }, 1000)
  return () => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
    return closed
  }
}

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
const postgres = findPostgres() ? await startPostgres() : undefined
const environment = {
  ...(postgres ? { DATABASE_URL: postgres.url } : { CONSENTS_FOLDER: join(folder, 'consents') }),
  SIGNING_KEY_FILE: join(folder, 'key.pem'),
  DASHBOARD_TOKEN: 'a token of the dashboard with more than 32 characters',
  STATISTICS: '1',
  LOG: 'errors',
  ADDRESS_HEADER: 'x-forwarded-for',
  BODY_LIMIT: '65536',
}
const server = await probedProcess(environment)
try {
  console.log(`${REQUESTS} connections, seed ${SEED}, ${postgres ? 'PostgreSQL' : 'embedded database'}`)
  const { origin, pid } = server
  // Invented sites use up those of the day, so the visitors' site is there before.
  await deliver(() => [origin], 1, 'paced.test')
  const endSlow = sendSlowly(origin)
  const names = Object.keys(kinds)
  const sample = Math.min(1000, Math.ceil(REQUESTS / names.length))
  await server.longestTurn() // that of the start
  const statuses = {}
  const memory = []
  const turns = {}
  const honest = []
  let sent = 0
  for (let batch = 0; sent < REQUESTS; batch++) {
    const name = names[batch % names.length]
    const samples = fc.sample(kinds[name], { numRuns: Math.min(sample, REQUESTS - sent), seed: SEED + batch })
    const counts = (statuses[name] ??= {})
    let next = 0
    const attacker = async () => {
      for (; next < samples.length;) {
        const at = next++
        const data = samples[at]
        const answers = await sendOnce(origin, data, ['closes', 'breaks'][at % 8] ?? 'waits')
        for (const status of answers.length > 0 ? answers : ['none']) {
          counts[status] = (counts[status] ?? 0) + 1
          // 501 is node's answer to a transfer coding that it does not know. Many large bodies at once are refused with 503.
          assert.ok(
            status === 'none' || status < 500 || status === 501 || (status === 503 && isLarge(data)),
            `${status}: ${JSON.stringify(data.slice(0, 2000))}`,
          )
        }
      }
    }
    const [{ subjects }] = await Promise.all([
      deliver(() => [origin], 20, 'honest.test'),
      // One after the other, so that a turn has one of them.
      ...Array.from({ length: name === 'costly' ? 1 : 64 }, attacker),
    ])
    honest.push(...subjects)
    sent += samples.length
    const turn = await server.longestTurn()
    if (turn.longest >= (turns[name]?.longest ?? 0)) turns[name] = turn
    memory.push(memoryOf(pid))
  }
  const closed = endSlow()
  for (const [name, counts] of Object.entries(statuses))
    console.log(`  ${name.padEnd(18)} ${turnOf(turns[name]).padStart(24)}  ${JSON.stringify(counts)}`)
  const tenths = Array.from(
    { length: 10 },
    (_, at) => memory[Math.floor(((at + 1) * memory.length) / 10) - 1] ?? memory[0],
  )
  console.log(`  memory after each tenth, MB: ${tenths.map(Math.round).join(' ')}`)
  console.log(`  ${SLOW} slow connections at once, ${closed} closed by the server`)
  if (postgres) await printBesideAttacker(probedProcess, environment)
  const [slowest, turn] = Object.entries(turns).toSorted(([, one], [, other]) => other.longest - one.longest)[0]
  console.log(`  the longest turn of the event loop: ${turnOf(turn)}, by "${slowest}"`)
  if (postgres) assert.ok(turn.longest < TURN_MS, `a call kept the event loop for ${turnOf(turn)}`)
  const half = Math.max(...memory.slice(0, Math.ceil(memory.length / 2)))
  assert.ok(memory.at(-1) < half * 1.3 + 50, 'the memory keeps growing')
  assert.deepEqual(server.log.filter(({ level }) => level === 'error').slice(0, 5), [], 'the server logged errors')
  assert.equal(await server.stop(), 0, 'the server did not stop')
  const database = await serve.openDatabase(postgres ? { url: postgres.url } : { folder: environment.CONSENTS_FOLDER })
  await assertStored(database.query, 'honest.test', honest)
  await database.close()
  let words = ''
  const status = await serve.runConsents(['verify'], environment, text => void (words += text))
  assert.equal(status, 0, words)
  console.log('  the chains are intact')
} finally {
  await server.stop('SIGKILL')
  await postgres?.end()
  rmSync(folder, { recursive: true, force: true })
}
