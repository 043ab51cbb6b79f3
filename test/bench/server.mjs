// npm run bench:server: how many decisions per second the production server stores, the slowest response of a hundred,
// and that it stores a burst of 5,000 decisions exactly once each. It runs on the loopback interface for a limited
// time. Without PostgreSQL only the embedded one is measured.
// `npm run bench:server -- embedded postgres-1 postgres-2` chooses.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installBackend } from '../../examples/server/install.mjs'
import { findPostgres, startPostgres } from '../support/postgres.mjs'
import { serveProcess } from '../support/serve-process.mjs'

const kinds = ['embedded', 'postgres-1', 'postgres-2']
const chosen = process.argv.length > 2 ? process.argv.slice(2) : kinds
for (const kind of chosen)
  if (!kinds.includes(kind)) throw new Error(`There is no "${kind}"; allowed are ${kinds.join(', ')}`)
const BURST = Number(process.env.BURST ?? 5000)
/** The number of concurrent visitors. */
const AT_ONCE = 32
/** One decision in this many is sent twice, as after a broken connection. */
const REPEATED = 10

await installBackend(line => console.error(line))
const { openDatabase } = await import('../../examples/server/database.mjs')
const { listConsents } = await import('../../examples/server/consent-log.mjs')
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

const decision = at => ({
  type: 'cookie_banner',
  subjectId: `sub_${randomUUID().replace(/[-0]/g, '1')}`,
  domain: 'bench.test',
  preferences: { necessary: true, measurement: at % 2 === 0, marketing: false },
  givenAt: Date.now(),
  consentAction: 'custom',
  metadata: { receipt: { recordId: randomUUID() } },
})

/** @returns {Promise<number>} the HTTP status */
const post = (url, body) =>
  new Promise(resolve => {
    const text = JSON.stringify(body)
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    const sent = request(`${url}/subjects`, { method: 'POST', agent, headers }, response => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    sent.on('error', () => resolve(0))
    sent.end(text)
  })

async function burst(urls) {
  const times = []
  let next = 0
  let failed = 0
  const visitor = async () => {
    for (let at = next++; at < BURST; at = next++) {
      const body = decision(at)
      const started = performance.now()
      let attempt = 0
      while ((await post(urls[(at + attempt) % urls.length], body)) !== 200) {
        failed++
        if (++attempt > 20) throw new Error('A decision was not taken')
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      times.push(performance.now() - started)
      if (at % REPEATED === 0) await post(urls[(at + 1) % urls.length], body)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  const seconds = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  return { perSecond: BURST / seconds, p50: sorted[BURST >> 1], p99: sorted[Math.floor(BURST * 0.99)], failed }
}

async function measure(name, environment, processes) {
  const servers = await Promise.all(Array.from({ length: processes }, () => serveProcess(environment)))
  await post(servers[0].url, { ...decision(0), domain: 'warm.test' })
  const result = await burst(servers.map(({ url }) => url))
  await Promise.all(servers.map(server => server.stop()))
  const database = await openDatabase({ url: environment.DATABASE_URL, folder: environment.CONSENTS_FOLDER })
  const found = (await listConsents(database)).filter(({ domain }) => domain === 'bench.test')
  await database.close()
  const stored = [found.length, new Set(found.map(({ subject }) => subject)).size]
  console.log(
    `${name.padEnd(34)} ${result.perSecond.toFixed(0).padStart(6)} decisions/s   p50 ${result.p50.toFixed(1).padStart(7)} ms   ` +
      `p99 ${result.p99.toFixed(1).padStart(7)} ms   stored ${stored[0]} of ${BURST}, ${result.failed} retried`,
  )
  if (stored[0] !== BURST || stored[1] !== BURST)
    throw new Error(`${name}: ${stored.join(' and ')} stored, not ${BURST}`)
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'))
console.log(`${BURST} decisions, ${AT_ONCE} at once, every tenth delivered twice`)
try {
  if (chosen.includes('embedded'))
    await measure('embedded PostgreSQL, 1 process', { CONSENTS_FOLDER: join(folder, 'embedded') }, 1)
  if (!findPostgres()) console.log('PostgreSQL is not installed, and not measured')
  for (const processes of findPostgres() ? [1, 2] : []) {
    if (!chosen.includes(`postgres-${processes}`)) continue
    const postgres = await startPostgres()
    try {
      await measure(
        `PostgreSQL, ${processes} process${processes > 1 ? 'es' : ''}`,
        { DATABASE_URL: postgres.url },
        processes,
      )
    } finally {
      await postgres.end()
    }
  }
} finally {
  agent.destroy()
  await rm(folder, { recursive: true, force: true })
}
