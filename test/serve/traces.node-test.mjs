// What a collector of OpenTelemetry gets, by OTLP over HTTP.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'
import { serveProcess } from '../support/serve-process.mjs'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const SERVER = 2
const CLIENT = 3
const ERROR = 2

/** A collector that keeps what it gets. */
async function startCollector() {
  const bodies = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => (text += chunk))
    request.on('end', () => {
      bodies.push({ path: request.url, headers: request.headers, text })
      response.writeHead(collector.status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const read = value => value.stringValue ?? value.intValue ?? value.boolValue
  const attributesOf = ({ attributes }) => Object.fromEntries(attributes.map(({ key, value }) => [key, read(value)]))
  const resources = () => bodies.flatMap(({ text }) => JSON.parse(text).resourceSpans)
  const collector = {
    status: 200,
    url: `http://127.0.0.1:${server.address().port}`,
    bodies,
    resource: () => attributesOf(resources()[0].resource),
    spans: () =>
      resources()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(span => ({ ...span, attributes: attributesOf(span) })),
    end: () => new Promise(resolve => server.close(resolve)),
  }
  return collector
}

const subject = () => `sub_${randomUUID().replace(/[-0]/g, '1')}`
const decide = (url, headers = {}, subjectId = subject()) =>
  fetch(`${url}/subjects?secret=query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      type: 'cookie_banner',
      subjectId,
      domain: 'traced.test',
      preferences: { necessary: true },
      givenAt: Date.now(),
    }),
  })

describe('the traces', () => {
  let collector, database
  before(async () => {
    collector = await startCollector()
    const server = await startConsents()
    await decide(server.url) // creates what all decisions of the site refer to
    await server.stop()
    ;({ database } = server)
  })
  after(async () => {
    await database.close()
    await collector.end()
  })

  /** Runs a task with a traced server, and returns the spans that it exported. */
  async function traced(task, environment = {}) {
    const settings = serve.readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...environment })
    const warnings = []
    const tracer = await serve.loadTracer(settings.traces, message => warnings.push(message))
    // As openDatabase does it, on a database that other tests use as well.
    const query = (text, values) => tracer.statement(text, () => database.query(text, values))
    const server = await startConsents(environment, {}, { database: { ...database, query }, tracer })
    collector.bodies.length = 0
    await task(server)
    await server.stop()
    await tracer.stop()
    return { spans: collector.spans(), log: server.log, warnings }
  }

  it('are off unless a collector is named', () => {
    const traces = environment => serve.readSettings(environment).traces
    assert.equal(traces({}), undefined)
    const named = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
    assert.deepEqual(traces(named), { url: 'http://collector:4318/v1/traces', share: 1, service: 'consents' })
    assert.equal(traces({ ...named, OTEL_SDK_DISABLED: 'true' }), undefined)
    assert.equal(traces({ ...named, OTEL_TRACES_EXPORTER: 'none' }), undefined)
    assert.equal(
      traces({ ...named, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.test/in' }).url,
      'https://traces.test/in',
    )
    assert.throws(() => traces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }), /collector.*such as http/)
    assert.throws(() => traces({ ...named, OTEL_TRACES_SAMPLER_ARG: '2' }), /OTEL_TRACES_SAMPLER_ARG is "2"/)
  })

  it('continue the trace of the caller, with a span for the call and one for each statement', async () => {
    const subjectId = subject()
    const { spans, log } = await traced(async ({ url }) => {
      const headers = { traceparent: `00-${TRACE}-${PARENT}-01`, 'user-agent': 'visitor', cookie: 'a=b' }
      assert.equal((await decide(url, headers, subjectId)).status, 200)
    })
    const call = spans.find(({ kind }) => kind === SERVER)
    assert.equal(call.name, 'POST /api/c15t/subjects')
    assert.deepEqual([call.traceId, call.parentSpanId], [TRACE, PARENT])
    const line = log.find(({ path }) => path === '/api/c15t/subjects')
    assert.deepEqual(call.attributes, {
      'http.request.method': 'POST',
      'http.route': '/api/c15t/subjects',
      'url.path': '/api/c15t/subjects',
      'http.response.status_code': 200,
      'consents.request': line.request,
    })
    assert.equal(line.trace, TRACE, 'the log names the trace')
    const group = spans.find(({ name }) => name === 'write decisions')
    assert.equal(group.parentSpanId, call.spanId)
    const statements = spans.filter(({ kind }) => kind === CLIENT)
    const write = statements.find(({ name }) => name === 'UPDATE consentChain')
    assert.equal(write.parentSpanId, group.spanId)
    assert.match(write.attributes['db.query.text'], /insert into consent /)
    assert.equal(write.attributes['db.system.name'], 'postgresql')
    assert.ok(statements.some(({ name, parentSpanId }) => name === 'SELECT domain' && parentSpanId === call.spanId))
    assert.ok(spans.every(({ traceId }) => traceId === TRACE))
    for (const secret of [subjectId, 'secret', '127.0.0.1', 'visitor', 'a=b', 'traced.test'])
      assert.ok(!collector.bodies.some(({ text }) => text.includes(secret)), `${secret} was exported`)
  })

  it('link a group of decisions with each call that waits for it', async () => {
    const { spans } = await traced(({ url }) => Promise.all(Array.from({ length: 12 }, () => decide(url))))
    const calls = new Map(spans.filter(({ kind }) => kind === SERVER).map(call => [call.spanId, call]))
    assert.equal(calls.size, 12)
    const groups = spans.filter(({ name }) => name === 'write decisions')
    const served = groups.flatMap(({ parentSpanId, links }) => [parentSpanId, ...links.map(({ spanId }) => spanId)])
    assert.deepEqual(served.toSorted(), [...calls.keys()].toSorted())
    assert.ok(groups.length < 12, 'some wait for the same group')
    for (const { spanId, links } of groups)
      for (const link of links)
        assert.ok(
          calls.get(link.spanId).links.some(back => back.spanId === spanId),
          'a call names its group',
        )
  })

  it('name what fails without the values in its message', async () => {
    const { spans } = await traced(async server => {
      const failing = Object.assign(new Error('invalid value "of a visitor"'), { code: '22P02' })
      const broken = await serve.loadTracer({ url: `${collector.url}/v1/traces`, share: 1, service: 'x' }, () => {})
      await assert.rejects(
        broken.call(
          () => undefined,
          () => broken.statement('select 1 from consent', () => Promise.reject(failing)),
        ),
      )
      await broken.stop()
      await fetch(`${server.origin}/not-there/at-all`)
    })
    const statement = spans.find(({ kind }) => kind === CLIENT)
    assert.deepEqual([statement.status.code, statement.attributes['error.type']], [ERROR, '22P02'])
    assert.ok(!collector.bodies.some(({ text }) => text.includes('of a visitor')))
    const unknown = spans.find(({ attributes }) => attributes['http.response.status_code'] === 404)
    assert.equal(unknown.name, 'GET /*', 'visitors cannot name spans')
    assert.equal(unknown.status.code, 0, 'a wrong address is no failure of the server')
  })

  it('leave out probes and what no call causes', async () => {
    const { spans } = await traced(
      async server => {
        for (const path of ['/healthz', '/readyz', '/metrics']) await fetch(server.origin + path)
        await server.database.query('select 1')
      },
      { METRICS: '1' },
    )
    assert.deepEqual(spans, [])
  })

  it('have the share that is set, whatever visitors claim', async () => {
    const { spans, log } = await traced(
      async ({ url }) => {
        for (const flags of ['00', '01']) {
          const response = await decide(url, { traceparent: `00-${TRACE}-${PARENT}-${flags}` })
          assert.equal(response.status, 200)
        }
      },
      { OTEL_TRACES_SAMPLER_ARG: '0' },
    )
    assert.deepEqual(spans, [])
    assert.equal(log.length, 2)
  })

  it('are dropped while the collector refuses them, which is logged, and decisions are stored', async t => {
    collector.status = 400
    t.after(() => (collector.status = 200))
    const { warnings } = await traced(async ({ url }) =>
      assert.equal((await decide(url, { traceparent: 'not one' })).status, 200),
    )
    assert.equal(warnings.length, 1)
    assert.match(warnings[0], /^Traces could not be exported to http:\S+\/v1\/traces: /)
  })

  it('are exported by the command, with the statements of @c15t/backend, before it ends', async t => {
    const folder = mkdtempSync(join(tmpdir(), 'traces-'))
    t.after(() => rmSync(folder, { recursive: true, force: true }))
    const CONSENTS_FOLDER = join(folder, 'consents')
    const made = await startConsents({}, { folder: CONSENTS_FOLDER }) // quicker than the process makes it
    await made.end()
    collector.bodies.length = 0
    const server = await serveProcess({
      CONSENTS_FOLDER,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
      OTEL_SERVICE_NAME: 'consents of a shop',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    })
    const id = subject()
    assert.equal((await decide(server.url, {}, id)).status, 200)
    assert.equal((await fetch(`${server.url}/subjects/${id}`)).status, 200)
    assert.equal(await server.stop(), 0)
    const read = collector.spans().find(({ name }) => name === 'GET /api/c15t/subjects/:id')
    const below = collector.spans().filter(({ parentSpanId }) => parentSpanId === read.spanId)
    assert.ok(
      below.some(({ name }) => /^SELECT \w+$/.test(name)),
      JSON.stringify(below.map(({ name }) => name)),
    )
    assert.ok(!collector.bodies.some(({ text }) => text.includes(id)))
    assert.deepEqual([collector.bodies[0].path, collector.bodies[0].headers['x-key']], ['/v1/traces', 'secret'])
    const resource = collector.resource()
    assert.equal(resource['service.name'], 'consents of a shop')
    assert.equal(resource['deployment.environment.name'], 'test')
    assert.match(resource['service.version'], /^\d+\.\d+\.\d+$/)
  })
})
