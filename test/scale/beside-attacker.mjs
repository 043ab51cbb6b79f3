// node test/scale/beside-attacker.mjs [NAME…]: how long honest visitors wait while an attacker sends costly bodies from many
// addresses, each as often as the limit lets it. By default all bodies of costly-bodies.mjs, after as many ordinary ones for
// comparison. `npm run test:fuzz` runs it as well.
// Three kinds of rounds alternate: without an attacker, with one who attacks another server on the same machine and
// PostgreSQL, and with one who attacks the server of the visitors. The second kind shows what the machine alone costs, because
// attacker, servers and database share its processors. A stop of the machine delays all visitors at once, which is a
// hundredth of a round, so the p99 of each round is taken, and the median of the rounds counts.
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openRaw, postText } from '../support/raw-client.mjs'
import { costlyBodies, freshSubject, honestDecision, ordinaryBody } from './costly-bodies.mjs'

/** The addresses of the attacker who keeps to the limit, and the calls of each in a minute. */
const ADDRESSES = 1000
const PER_MINUTE = 120
const CONNECTIONS = 64
const ROUNDS = Number(process.env.ROUNDS ?? 6)
const ROUND_MS = 1500
/** A visitor that has made a decision makes the next one after this time. */
const PAUSE_MS = 50
const VISITORS = 8

const bodies = { 'ordinary decisions': ordinaryBody, ...costlyBodies }
const sleep = time => new Promise(resolve => setTimeout(resolve, time))

/** Sends bodies of a kind until it is stopped, and reports how many were answered with which status. */
async function attack(origin, name) {
  const rendered = Array.from({ length: 50 }, bodies[name])
  // A call counts once for each 4 KB of its body.
  const weight = 1 + Math.floor(rendered[0].length / 4096)
  const statuses = {}
  const end = new AbortController()
  let calls = 0
  process.once('message', () => end.abort())
  const started = performance.now()
  const attacker = async () => {
    const client = await openRaw(origin)
    while (!end.signal.aborted) {
      const at = calls++
      const wait = started + (at * 60_000 * weight) / (ADDRESSES * PER_MINUTE) - performance.now()
      if (wait > 0) await sleep(wait)
      const address = `x-forwarded-for: 198.18.${(at % ADDRESSES) >> 8}.${(at % ADDRESSES) & 255}\r\n`
      const body = freshSubject(rendered[at % rendered.length])
      const { status } = await client.send(postText('/api/c15t/subjects', body, address))
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    client.close()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, attacker))
  process.send({ statuses, perSecond: Math.round((calls * 1000) / (performance.now() - started)) })
  process.disconnect()
}

let visits = 0
/** Stores decisions of honest visitors at a pace, and returns their times. */
async function honestTimes(origin, duration) {
  const times = []
  const end = performance.now() + duration
  const visitor = async () => {
    const client = await openRaw(origin)
    while (performance.now() < end) {
      const address = `x-forwarded-for: 10.${visits >> 16}.${(visits >> 8) & 255}.${visits++ & 255}\r\n`
      const call = postText('/api/c15t/subjects', honestDecision({}, { domain: 'paced.test' }), address)
      const started = performance.now()
      const { status, body } = await client.send(call)
      assert.equal(status, 200, `an honest decision was refused: ${body}`)
      times.push(performance.now() - started)
      await sleep(PAUSE_MS)
    }
    client.close()
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  return times
}

const p99 = times => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]
const median = numbers => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]

/**
 * Measures honest visitors alone, beside an attacker of another server, and beside one of theirs.
 * @param server a probedProcess with RATE_LIMIT=PER_MINUTE and ADDRESS_HEADER=x-forwarded-for
 * @param other another one
 */
async function besideAttacker({ origin, longestTurn }, other, name) {
  const [alone, elsewhere, beside] = [[], [], []]
  const statuses = {}
  let sent = 0
  await longestTurn()
  const attacked = async target => {
    const attacker = fork(fileURLToPath(import.meta.url), ['--attack', target, name])
    const report = new Promise((resolve, reject) => attacker.once('message', resolve).once('error', reject))
    await sleep(500)
    const times = await honestTimes(origin, ROUND_MS)
    attacker.send('end')
    return { times, ...(await report) }
  }
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await honestTimes(origin, ROUND_MS))
    elsewhere.push((await attacked(other.origin)).times)
    const own = await attacked(origin)
    beside.push(own.times)
    sent += own.perSecond / ROUNDS
    for (const [status, count] of Object.entries(own.statuses)) statuses[status] = (statuses[status] ?? 0) + count
    await sleep(200)
  }
  const { longest } = await longestTurn()
  return { alone, elsewhere, beside, statuses, perSecond: Math.round(sent), longest }
}

/**
 * Prints the times for each kind of body.
 * @param environment that of the server, with a database that other processes can share
 */
export async function printBesideAttacker(serveProbed, environment, names = Object.keys(bodies)) {
  const { serve } = await import('../support/load-serve.mjs')
  const database = await serve.openDatabase({ url: environment.DATABASE_URL })
  await database.query('create database elsewhere')
  await database.close()
  const limited = { ...environment, RATE_LIMIT: `${PER_MINUTE}`, ADDRESS_HEADER: 'x-forwarded-for' }
  const server = await serveProbed(limited)
  const other = await serveProbed({ ...limited, DATABASE_URL: environment.DATABASE_URL.replace(/\w+$/, 'elsewhere') })
  try {
    await honestTimes(server.origin, 1000)
    console.log(
      '  | body | calls/s | p99 alone, ms | median alone | p99 elsewhere | median elsewhere | p99 beside | median beside | longest turn | answers',
    )
    for (const name of names) {
      const { alone, elsewhere, beside, statuses, perSecond, longest } = await besideAttacker(server, other, name)
      const cells = [
        name,
        perSecond,
        ...[alone, elsewhere, beside].flatMap(rounds => [median(rounds.map(p99)), median(rounds.flat())]),
      ]
      const text = cells.map(cell => (typeof cell === 'number' ? cell.toFixed(0) : cell)).join(' | ')
      console.log(`  | ${text} | ${longest.toFixed(0)} | ${JSON.stringify(statuses)}`)
    }
    assert.equal(await server.stop(), 0)
  } finally {
    await Promise.all([server.stop('SIGKILL'), other.stop('SIGKILL')])
  }
}

const isProgram = process.argv[1] === fileURLToPath(import.meta.url)
if (isProgram && process.argv[2] === '--attack') await attack(process.argv[3], process.argv[4])
else if (isProgram) {
  const [{ startPostgres }, { probedProcess }] = await Promise.all([
    import('../support/postgres.mjs'),
    import('../support/serve-process.mjs'),
  ])
  const folder = mkdtempSync(join(tmpdir(), 'beside-'))
  // Without waits for the disk, which depend on what else the machine does.
  const postgres = await startPostgres({ more: ['fsync=off'] })
  const environment = {
    DATABASE_URL: postgres.url,
    SIGNING_KEY_FILE: join(folder, 'key.pem'),
    STATISTICS: '1',
    LOG: 'errors',
  }
  const named = process.argv.slice(2)
  try {
    await printBesideAttacker(probedProcess, environment, named.length > 0 ? named : undefined)
  } finally {
    await postgres.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
