// npm run bench:server: how many decisions per second the consent server stores, beside a handler written by hand for the
// same protocol and rows (bound-server.mjs). Both run in turns in one run, each in a process of its own, so that other
// programs slow both. It fails unless each decision is stored exactly once and the chain is intact.
// Speed counts on an idle machine only; CPU per decision also on a busy one.
// `npm run bench:server -- postgres embedded init attacker` chooses; BURST, ROUNDS and AT_ONCE change the size.
import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '../support/load-serve.mjs'
import { findPostgres, startPostgres } from '../support/postgres.mjs'
import { openRaw, postText } from '../support/raw-client.mjs'
import { boundProcess, serveProcess } from '../support/serve-process.mjs'

const kinds = ['postgres', 'embedded', 'init', 'attacker']
const chosen = process.argv.length > 2 ? process.argv.slice(2) : kinds
for (const kind of chosen)
  if (!kinds.includes(kind)) throw new Error(`There is no "${kind}"; allowed are ${kinds.join(', ')}`)
const BURST = Number(process.env.BURST ?? 5000)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
/** The number of concurrent visitors. */
const AT_ONCE = Number(process.env.AT_ONCE ?? 64)
/** One decision in this many is sent twice, as after a broken connection. */
const REPEATED = 10

/** A decision with a receipt of the size that our client sends. */
function decision(at, domain) {
  const subjectId = `sub_${randomUUID().replace(/[-0]/g, '1')}`
  const purposes = Object.fromEntries(
    ['necessary', 'functionality', 'measurement', 'experience', 'marketing'].map(name => [
      name,
      { decision: at % 2 ? 'granted' : 'denied', lawfulBasis: 'consent', services: [] },
    ]),
  )
  return JSON.stringify({
    type: 'cookie_banner',
    subjectId,
    domain,
    preferences: { necessary: true, measurement: at % 2 === 0, marketing: false },
    givenAt: Date.now(),
    consentAction: at % 3 ? 'all' : 'custom',
    uiSource: 'banner',
    metadata: {
      receipt: {
        schemaVersion: 1,
        recordId: randomUUID(),
        domain,
        time: new Date().toISOString(),
        language: 'de',
        policyVersion: '2026-01',
        noticeHash: 'x'.repeat(64),
        method: { surface: 'banner', action: 'all' },
        purposes,
      },
    },
  })
}

/** Returns the CPU time of processes in milliseconds; 0 where the kernel has no /proc. */
function cpuOf(pids) {
  let ticks = 0
  for (const pid of pids) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
      ticks += Number(fields[11]) + Number(fields[12])
    } catch {} // the process has ended
  }
  return ticks * 10
}

/** Returns a process and its children. */
function familyOf(pid) {
  try {
    const children = readdirSync('/proc').filter(
      name =>
        /^\d+$/.test(name) && readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === `${pid}`,
    )
    return [pid, ...children]
  } catch {
    return [pid]
  }
}

/** Sends calls from concurrent visitors. @param text renders the call with a number */
async function burst(origin, count, text) {
  const times = []
  let next = 0
  let failed = 0
  const visitor = async () => {
    const client = await openRaw(origin)
    for (let at = next++; at < count; at = next++) {
      const call = text(at)
      const started = performance.now()
      while ((await client.send(call)).status !== 200) if (++failed > 1000) throw new Error('The calls fail')
      times.push(performance.now() - started)
      if (at % REPEATED === 0 && call.startsWith('POST')) await client.send(call)
    }
    client.close()
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  const sorted = times.toSorted((a, b) => a - b)
  const seconds = (performance.now() - started) / 1000
  return { perSecond: count / seconds, p50: sorted[count >> 1], p99: sorted[Math.floor(count * 0.99)], failed }
}

/** Sends calls at a fixed rate on 16 connections. @returns the 99th percentile of their times, and the statuses */
async function paced(origin, text, perSecond, duration) {
  const times = []
  const statuses = []
  const pause = 16_000 / perSecond
  const end = performance.now() + duration
  const visitor = async at => {
    const client = await openRaw(origin)
    let next = performance.now() + (at * pause) / 16
    for (; next < end; next += pause) {
      await new Promise(resolve => setTimeout(resolve, next - performance.now()))
      const started = performance.now()
      statuses.push((await client.send(text())).status)
      times.push(performance.now() - started)
    }
    client.close()
  }
  await Promise.all(Array.from({ length: 16 }, (_, at) => visitor(at)))
  return { p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)], statuses }
}

const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
const show = (name, { perSecond, p50, p99, node, database }) =>
  console.log(
    `  ${name.padEnd(8)} ${perSecond.toFixed(0).padStart(6)}/s   p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(6)} ms   ` +
      `CPU ${node.toFixed(3)} ms node, ${database.toFixed(3)} ms database`,
  )

/** Measures several servers in turns, after a warm-up of each. @returns the medians by name */
async function inTurns(servers, count, text, pids = () => []) {
  const results = Object.fromEntries(Object.keys(servers).map(name => [name, []]))
  for (const [name, { origin }] of Object.entries(servers)) await burst(origin, count / 5, at => text(at, name))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, { origin, pid }] of Object.entries(servers)) {
      const before = [cpuOf([pid]), cpuOf(pids())]
      const result = await burst(origin, count, at => text(at, name))
      const [node, database] = [cpuOf([pid]) - before[0], cpuOf(pids()) - before[1]].map(used => used / count)
      results[name].push({ ...result, node, database })
      show(name, results[name].at(-1))
    }
  return Object.fromEntries(
    Object.entries(results).map(([name, rounds]) => [
      name,
      Object.fromEntries(Object.keys(rounds[0]).map(key => [key, median(rounds.map(round => round[key]))])),
    ]),
  )
}

const goals = []
const goal = (name, holds, value) => goals.push(`${holds ? 'reached' : 'MISSED '}  ${name}: ${value}`)
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
const BOUND = fileURLToPath(new URL('bound-server.mjs', import.meta.url))
const path = '/api/c15t/subjects'
const render = (at, name) => postText(path, decision(at, `${name}.test`), 'cf-ipcountry: DE\r\naccept-language: de\r\n')
const settings = { SIGNING_KEY_FILE: join(folder, 'key.pem'), LOG: 'errors' }

async function assertStored(place, count) {
  const database = await serve.openDatabase({ ...place, databaseTimeout: 60_000 })
  const [{ n, s }] = await database.query(
    `select count(*) as n, count(distinct "subjectId") as s from consent c join domain d on d.id = c."domainId" where d.name = 'server.test'`,
  )
  await database.close()
  if (Number(n) !== count || Number(s) !== count) throw new Error(`${n} decisions are stored, not ${count}`)
  console.log(`  ${n} of ${count} decisions are stored, each once`)
}
const total = BURST * ROUNDS + BURST / 5

try {
  console.log(
    `${BURST} decisions in each of ${ROUNDS} rounds, ${AT_ONCE} at once, every tenth delivered twice; ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}`,
  )
  if (loadavg()[0] > 0.5) console.log('The machine is not idle: only the CPU times and the ratio count.')
  if (chosen.includes('postgres') && !findPostgres()) console.log('PostgreSQL is not installed, and not measured')
  if (chosen.includes('postgres') && findPostgres()) {
    console.log('\nPostgreSQL')
    const postgres = await startPostgres()
    const environment = { DATABASE_URL: postgres.url, ...settings }
    const server = await serveProcess(environment)
    const bound = await boundProcess(BOUND, environment)
    const result = await inTurns({ bound, server }, BURST, render, () => familyOf(postgres.pid()))
    await Promise.all([bound.stop(), server.stop()])
    await assertStored({ url: postgres.url }, total)
    await postgres.end()
    const cpu = ({ node, database }) => node + database
    const ratio = cpu(result.bound) / cpu(result.server)
    const speed = result.server.perSecond / result.bound.perSecond
    const percent = share => `${(share * 100).toFixed(0)} %`
    console.log(`  of the bound: ${percent(ratio)} by CPU, ${percent(speed)} by decisions per second`)
    goal('3,000 decisions/s on PostgreSQL', result.server.perSecond >= 3000, result.server.perSecond.toFixed(0))
    goal('p99 below 100 ms', result.server.p99 < 100, `${result.server.p99.toFixed(1)} ms`)
  }
  if (chosen.includes('embedded')) {
    console.log('\nembedded PostgreSQL')
    const place = { folder: join(folder, 'embedded') }
    const server = await serveProcess({ CONSENTS_FOLDER: place.folder, ...settings })
    const bound = await boundProcess(BOUND, { EMBEDDED: '1' })
    const result = await inTurns({ bound, server }, BURST, render)
    await Promise.all([bound.stop(), server.stop()])
    await assertStored(place, total)
    goal('2,000 decisions/s embedded', result.server.perSecond >= 2000, result.server.perSecond.toFixed(0))
    goal('p99 below 100 ms embedded', result.server.p99 < 100, `${result.server.p99.toFixed(1)} ms`)
  }
  if (chosen.includes('init')) {
    console.log('\nGET /init')
    const server = await serveProcess({ CONSENTS_FOLDER: join(folder, 'init'), ...settings })
    const bound = await boundProcess(BOUND, { EMBEDDED: '1' })
    const text = at => `GET /api/c15t/init HTTP/1.1\r\nhost: localhost\r\ncf-ipcountry: ${at % 2 ? 'DE' : 'US'}\r\n\r\n`
    const result = await inTurns({ bound, server }, 2 * BURST, text)
    await Promise.all([bound.stop(), server.stop()])
    goal(
      'init, half of a constant answer',
      result.server.node <= 2 * result.bound.node,
      `${result.server.node.toFixed(3)} ms of CPU, a constant answer ${result.bound.node.toFixed(3)}`,
    )
  }
  if (chosen.includes('attacker')) {
    console.log(
      '\nhonest visitors, 100 decisions/s, alone and beside an attacker who sends 500 calls/s from one address',
    )
    const place = { CONSENTS_FOLDER: join(folder, 'attacker'), RATE_LIMIT: '120', ADDRESS_HEADER: 'x-forwarded-for' }
    const server = await serveProcess({ ...settings, ...place })
    const honest = () => {
      const address = Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.')
      return postText(path, decision(0, 'server.test'), `x-forwarded-for: ${address}\r\n`)
    }
    const names = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`p${at}`, true]))
    // Once: writing 38 kB for each call would delay the honest calls in this process.
    const hostileText = postText(
      path,
      JSON.stringify({ type: 'cookie_banner', preferences: names }),
      'x-forwarded-for: 203.0.113.9\r\n',
    )
    const hostile = () => hostileText
    await paced(server.origin, honest, 100, 1000)
    const [alone, beside] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await paced(server.origin, honest, 100, 5000))
      const attack = paced(server.origin, hostile, 500, 5000)
      beside.push(await paced(server.origin, honest, 100, 5000))
      await attack
    }
    await server.stop()
    const [p99Alone, p99Beside] = [alone, beside].map(rounds => median(rounds.map(({ p99 }) => p99)))
    if (alone.concat(beside).some(({ statuses }) => statuses.some(status => status !== 200)))
      throw new Error('An honest visitor was refused')
    goal(
      'p99 beside an attacker',
      p99Beside <= 2 * p99Alone,
      `${p99Beside.toFixed(1)} ms, alone ${p99Alone.toFixed(1)} ms`,
    )
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log(`\n${goals.join('\n')}`)
