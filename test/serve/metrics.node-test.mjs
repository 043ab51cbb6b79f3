// What /metrics tells a Prometheus.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { startConsents } from '../support/load-serve.mjs'
import { decide, newSubject } from './decide.mjs'

describe('the metrics', () => {
  let server
  before(async () => (server = await startConsents({ METRICS: '1', LOG: 'errors' })))
  after(() => server.end())
  const subjectId = newSubject()
  const read = async () => {
    const response = await fetch(`${server.origin}/metrics`)
    assert.match(response.headers.get('content-type'), /^text\/plain; version=0\.0\.4/)
    return response.text()
  }

  it('do not exist unless they are switched on', async t => {
    const other = await startConsents({}, {}, { database: server.database })
    t.after(() => other.stop())
    assert.equal((await fetch(`${other.origin}/metrics`)).status, 404)
  })

  it('count calls by name and status, and the times of confirmed decisions', async () => {
    for (let at = 0; at < 3; at++) assert.equal((await decide(server.url, { subjectId })).status, 200)
    await fetch(`${server.url}/subjects`, { method: 'POST', body: '{' })
    await fetch(`${server.url}/subjects/${subjectId}`)
    const text = await read()
    assert.match(text, /^consents_calls_total\{method="POST",call="subjects",status="200"\} 3$/m)
    assert.match(text, /^consents_calls_total\{method="POST",call="subjects",status="400"\} 1$/m)
    assert.match(text, /^consents_calls_total\{method="GET",call="subjects",status="200"\} 1$/m)
    for (const bound of ['10', '\\+Inf'])
      assert.match(text, new RegExp(`^consents_decision_seconds_bucket\\{le="${bound}"\\} 3$`, 'm'))
    assert.match(text, /^consents_decision_seconds_count 3$/m)
    const buckets = [...text.matchAll(/_bucket\{le="[^"]+"\} (\d+)/g)].map(([, count]) => Number(count))
    assert.deepEqual(
      buckets,
      buckets.toSorted((a, b) => a - b),
    )
  })

  it('are all that the dashboard for Grafana shows, with the labels that it names', async () => {
    assert.equal((await decide(server.url, { subjectId })).status, 200)
    const text = await read()
    const board = JSON.parse(readFileSync(new URL('../../examples/server/grafana.json', import.meta.url), 'utf8'))
    const queries = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    assert.ok(queries.length >= 7)
    for (const query of queries) {
      const [names, labels] = [/\b(?:consents|process)_\w+/g, /\b(\w+)(?==~)|by \((\w+)\)/g].map(pattern => [
        ...query.matchAll(pattern),
      ])
      assert.ok(names.length > 0, query)
      for (const [name] of names) {
        const lines = text.split('\n').filter(line => new RegExp(`^${name}[ {]`).test(line))
        assert.ok(lines.length > 0, `there is no ${name}`)
        for (const [, one, other] of labels)
          assert.ok(
            lines.some(line => line.includes(`${one ?? other}="`)),
            `${name} has no label ${one ?? other}`,
          )
      }
    }
  })

  it('have nothing that visitors write, so that they cannot fill the memory', async () => {
    const before = (await read()).split('\n').length
    for (let at = 0; at < 20; at++) {
      await fetch(`${server.origin}/made-up-${at}`)
      await fetch(`${server.url}/made-up-${at}`)
    }
    const text = await read()
    assert.doesNotMatch(text, /made-up|sub_/)
    assert.ok(text.split('\n').length <= before + 2) // one line for other calls, one for /metrics
  })
})
