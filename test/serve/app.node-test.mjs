// The app of the consent server by its function for requests, without a connection.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'

let server
before(async () => (server = await startConsents()))
after(() => server.end())

/** Creates another app on the same database. */
async function appOf(environment) {
  const settings = serve.readSettings({ RATE_LIMIT: '1000000', ...environment })
  const { handle } = await serve.createApp(settings, { database: server.database, key: server.key })
  return (path, init) => handle(new Request(`http://consents.test${path}`, init), '192.0.2.1')
}

test('a visitor who has used up the limit of statistics can still decide, and the other way round', async () => {
  const call = await appOf({ RATE_LIMIT: '3', STATISTICS: '1', ALLOWED_ORIGINS: 'https://shop.test' })
  const headers = { origin: 'https://shop.test', 'content-type': 'text/plain' }
  const statuses = async (times, path, init) => {
    const found = []
    for (let at = 0; at < times; at++) found.push((await call(path, init)).status)
    return found
  }
  const shown = { method: 'POST', headers, body: '{"event":"shown"}' }
  deepStrictEqual(await statuses(4, '/statistics', shown), [204, 204, 204, 429])
  deepStrictEqual(await statuses(4, '/api/c15t/init', { headers }), [200, 200, 200, 429])
})

test('without a list of origins, no page of another origin may read what the backend answers', async () => {
  const call = await appOf({})
  for (const path of [
    '/api/c15t/status',
    '/api/c15t/consents/check?externalId=a&type=cookie_banner',
    '/api/c15t/init',
  ]) {
    const { headers } = await call(path, { headers: { origin: 'https://other.test' } })
    strictEqual(headers.get('access-control-allow-origin'), null, path)
  }
})
