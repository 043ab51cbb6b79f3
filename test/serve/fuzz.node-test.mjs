// Generated requests on raw sockets and generated bodies against the consent server in a process of its own. None ends the
// process or is answered with a server error, and all that was stored can be exported and verified.
// ATTACKS=60 sends 60 times as many; npm run test:attacks does.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import * as fc from 'fast-check'
import { serve } from '../support/load-serve.mjs'
import { body, bytes, path } from '../support/hostile-requests.mjs'
import { openRaw, postText } from '../support/raw-client.mjs'
import { serveProcess } from '../support/serve-process.mjs'

const COUNT = 400 * Number(process.env.ATTACKS ?? 1)

/** Sends bytes on a connection of their own, and returns what comes back until it closes. */
const sendOnce = (origin, data) =>
  new Promise(resolve => {
    const { hostname, port } = new URL(origin)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.end(Buffer.from(data, 'latin1')))
    socket.setTimeout(2000, () => socket.destroy())
    socket.on('data', chunk => (answer += chunk))
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })

/** Handles all samples, 16 at a time. */
async function each(samples, handle) {
  let next = 0
  const work = async () => {
    while (next < samples.length) await handle(samples[next++])
  }
  await Promise.all(Array.from({ length: 16 }, work))
}

describe('generated attacks', () => {
  let folder, environment, server
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fuzz-'))
    environment = {
      CONSENTS_FOLDER: join(folder, 'consents'),
      SIGNING_KEY_FILE: join(folder, 'key.pem'),
      STATISTICS: '1',
    }
    server = await serveProcess({ ...environment, LOG: 'errors' })
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const isAlive = async () => assert.equal((await fetch(`${server.origin}/healthz`)).status, 200)

  it('with bytes that are no request end nothing, and get no server error', async () => {
    await each(fc.sample(bytes, COUNT), async data => {
      // 501 is node's answer to a transfer coding that it does not know.
      assert.doesNotMatch(await sendOnce(server.origin, data), /^HTTP\/1\.1 5(?!01)/, JSON.stringify(data))
    })
    await isAlive()
  })

  it('with generated bodies are stored or rejected with 4xx', async () => {
    const counts = {}
    const clients = []
    await each(fc.sample(fc.tuple(path, body), COUNT * 4), async ([target, data]) => {
      let client = clients.pop() ?? (await openRaw(server.origin))
      const { status } = await client.send(postText(target, data))
      counts[status] = (counts[status] ?? 0) + 1
      assert.ok([200, 204, 400, 403, 404].includes(status), `${status} to ${target} ${JSON.stringify(data)}`)
      clients.push(client)
    })
    for (const client of clients) client.close()
    assert.ok(counts[200] > COUNT / 10 && counts[400] > COUNT / 10, JSON.stringify(counts))
    await isAlive()
  })

  it('leave records that can be verified and exported, without a control character in the output', async () => {
    await server.stop()
    const run = async args => {
      let output = ''
      const status = await serve.runConsents(args, environment, words => void (output += words))
      return { status, output }
    }
    const { status, output } = await run(['verify'])
    assert.equal(status, 0, output)
    for (const format of ['json', 'jsonl', 'csv']) {
      const exported = await run(['export', '--format', format])
      assert.doesNotMatch(exported.output.replaceAll(/\r?\n/g, ''), /[\p{Cc}\p{Cf}\u2028\u2029]/u)
      if (format === 'json') assert.ok(JSON.parse(exported.output).length > 10)
    }
    assert.doesNotMatch((await run(['heads'])).output.replaceAll('\n', ''), /[\p{Cc}\p{Cf}]/u)
    server = await serveProcess({ ...environment, LOG: 'errors' })
  })
})
