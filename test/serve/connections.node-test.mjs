// The server connects to its database and to nobody else, as docs/guides/server-regions.md says.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { describe, it } from 'node:test'
import { startConsents } from '../support/load-serve.mjs'
import { findPostgres, startPostgres } from '../support/postgres.mjs'

const TOKEN = 'a-token-of-the-owner-that-nobody-guesses'

describe('the connections of the server', { skip: !findPostgres() && 'PostgreSQL is not installed' }, () => {
  it('go to its database only, whatever is called', async t => {
    const postgres = await startPostgres()
    const ports = new Set()
    const { connect } = Socket.prototype
    t.mock.method(Socket.prototype, 'connect', function listed(...args) {
      // Node passes a list of the arguments to itself.
      const [first, second] = Array.isArray(args[0]) ? args[0] : args
      ports.add(typeof first === 'object' ? `${first.host}:${first.port}` : `${second}:${first}`)
      return Reflect.apply(connect, this, args)
    })
    const server = await startConsents(
      { DASHBOARD_TOKEN: TOKEN, API: '1', METRICS: '1', STATISTICS: '1', WEBHOOKS: '1' },
      { url: postgres.url },
    )
    t.after(() => server.end().then(() => postgres.end()))
    const call = (path, body) =>
      server.handle(
        new Request(`http://localhost${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { 'content-type': 'application/json', 'cf-ipcountry': 'DE' },
          ...(body && { body: JSON.stringify(body) }),
        }),
      )
    const subjectId = `sub_${randomUUID().replace(/[-0]/g, '1')}`
    const decision = { type: 'cookie_banner', subjectId, domain: 'site.test', preferences: { necessary: true } }
    assert.equal((await call('/api/c15t/subjects', { ...decision, givenAt: Date.now() })).status, 200)
    for (const path of ['/api/c15t/init', '/api/c15t/show-consent-banner', '/metrics', '/readyz', '/dashboard'])
      assert.ok((await call(path)).status < 500, path)
    assert.ok((await call(`/api/c15t/subjects/${subjectId}`)).status < 500)
    const { hostname, port } = new URL(postgres.url)
    assert.deepEqual([...ports], [`${hostname}:${port}`])
  })
})
