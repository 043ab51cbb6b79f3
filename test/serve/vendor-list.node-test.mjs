// The vendor list of TCF that the consent server caches.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'
import { translatedPurposes, vendorList } from '../support/vendor-list.mjs'

const HOUR = 3_600_000

describe('the vendor list of the consent server', () => {
  let server
  let source
  let time = 0
  const requests = []
  const answers = new Map()
  before(async () => {
    source = createServer(({ url }, response) => {
      requests.push(url)
      const answer = answers.get(url)
      response.statusCode = answer === undefined ? 404 : answer === 'down' ? 503 : 200
      response.end(answer)
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => source.once('listening', resolve))
    answers.set('/v3/vendor-list.json', JSON.stringify(vendorList(3)))
    answers.set('/v3/purposes-de.json', JSON.stringify(translatedPurposes('de')))
    const TCF_LIST = `http://127.0.0.1:${source.address().port}/v3`
    server = await startConsents({ TCF_LIST }, {}, { now: () => time })
  })
  after(async () => {
    await server.end()
    source.close()
  })
  const get = name => fetch(`${server.origin}/tcf/${name}`)
  const asked = async act => {
    requests.length = 0
    await act()
    return [...requests]
  }

  it('is downloaded once for visitors that come at the same time, and kept for a day', async () => {
    const first = await asked(async () => {
      const [answer] = await Promise.all([1, 2, 3].map(() => get('vendor-list.json')))
      assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      assert.equal((await answer.json()).vendorListVersion, 123)
    })
    assert.deepEqual(first, ['/v3/vendor-list.json'])
    time += 23 * HOUR
    assert.deepEqual(await asked(() => get('vendor-list.json')), [])
    time += 2 * HOUR
    assert.deepEqual(await asked(() => get('vendor-list.json')), ['/v3/vendor-list.json'])
  })

  it('has translations, and remembers for a day that one is missing', async () => {
    assert.equal((await (await get('purposes-de.json')).json()).purposes[1].name, 'Zweck 1')
    assert.deepEqual(await asked(async () => assert.equal((await get('purposes-fr.json')).status, 404)), [
      '/v3/purposes-fr.json',
    ])
    assert.deepEqual(await asked(async () => assert.equal((await get('purposes-fr.json')).status, 404)), [])
  })

  it('stays the last copy while the source fails or answers something else, which is asked again after an hour', async () => {
    for (const wrong of ['down', '<!doctype html>', JSON.stringify({ ...vendorList(1), gvlSpecificationVersion: 2 })]) {
      answers.set('/v3/vendor-list.json', wrong)
      time += 25 * HOUR
      const answer = await get('vendor-list.json')
      assert.equal(Object.keys((await answer.json()).vendors).length, 3, wrong.slice(0, 20))
      assert.deepEqual(await asked(() => get('vendor-list.json')), [])
    }
    answers.set('/v3/vendor-list.json', JSON.stringify(vendorList(5)))
    time += HOUR
    assert.equal(Object.keys((await (await get('vendor-list.json')).json()).vendors).length, 5)
  })

  it('is no way to other files of the source', async () => {
    answers.set('/secret.json', '{"purposes":{}}')
    for (const name of ['..%2Fsecret.json', 'secret.json', 'purposes-xyz.json', 'purposes-de.json%3Fa', ''])
      assert.deepEqual(await asked(async () => assert.equal((await get(name)).status, 404, name)), [])
  })

  it('is off by default, and a wrong setting is named', async t => {
    assert.equal(serve.readSettings({}).vendorListSource, undefined)
    assert.equal(serve.readSettings({ TCF_LIST: '1' }).vendorListSource, 'https://vendor-list.consensu.org/v3/')
    assert.throws(() => serve.readSettings({ TCF_LIST: 'yes' }), /TCF_LIST is "yes"; allowed are 1, and the address/)
    const other = await startConsents({}, {}, { database: server.database })
    t.after(() => other.stop())
    assert.equal((await fetch(`${other.origin}/tcf/vendor-list.json`)).status, 404)
  })
})
