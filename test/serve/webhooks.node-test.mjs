// Webhooks: what they receive, that nothing is lost or forged, dead letters, and alerts.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { serve, startConsents } from '../support/load-serve.mjs'
import { findPostgres, startPostgres } from '../support/postgres.mjs'

const HOUR = 3_600_000
const subjectId = () => `sub_${randomUUID().replace(/[-0]/g, '1')}`

/** Waits until a condition is true. */
async function until(condition, what) {
  for (let tried = 0; tried < 400; tried++) {
    if (await condition()) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  assert.fail(`never: ${what}`)
}

describe('webhooks', { skip: !findPostgres() && 'PostgreSQL is not installed' }, () => {
  let folder, postgres, server, environment
  let clock = 0
  const options = { now: () => Date.now() + clock }
  const receivers = []

  /** Starts a receiver. `answer` returns the status for a message; the default accepts all. */
  async function receive(answer = () => 204) {
    const messages = []
    const listener = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      const message = { headers: request.headers, body, ...JSON.parse(body) }
      const status = await answer(message, messages.length)
      messages.push({ ...message, status })
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => listener.once('listening', resolve))
    receivers.push(listener)
    const accepted = () => messages.filter(({ status }) => status < 300).flatMap(({ data }) => data)
    return { url: `http://127.0.0.1:${listener.address().port}/hook`, messages, accepted }
  }
  const run = async (...args) => {
    let text = ''
    const status = await serve.runConsents(args, environment, words => void (text += words))
    return { status, text }
  }
  /** @returns the id and the secret */
  async function add(url, ...args) {
    const { text } = await run('webhook', 'add', url, ...args)
    const [, id, secret] = /^Webhook (\w{12}): [\w, ]+\nIts secret:\n(whsec_\S+)\n$/.exec(text)
    return { id, secret }
  }
  async function decide(more = {}) {
    const body = {
      type: 'cookie_banner',
      subjectId: subjectId(),
      domain: 'shop.test',
      preferences: { necessary: true, marketing: true },
      givenAt: Date.now(),
      consentAction: 'all',
      ...more,
    }
    const response = await fetch(`${server.url}/subjects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-ipcountry': 'DE' },
      body: JSON.stringify(body),
    })
    assert.equal(response.status, 200)
    return { ...body, id: (await response.json()).consentId }
  }
  const refusal = (more = {}) => decide({ preferences: { necessary: true }, consentAction: 'necessary', ...more })

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'webhooks-'))
    postgres = await startPostgres()
    environment = {
      DATABASE_URL: postgres.url,
      SIGNING_KEY_FILE: join(folder, 'key.pem'),
      WEBHOOKS: '1',
    }
    server = await startConsents(environment, { url: postgres.url }, options)
  })
  after(async () => {
    for (const receiver of receivers) receiver.close().closeAllConnections()
    await server?.end()
    await postgres?.end()
    await rm(folder, { recursive: true, force: true })
  })

  it('receive each decision from then on, with what it withdraws, signed for libraries of Standard Webhooks', async () => {
    await decide()
    const receiver = await receive()
    const { id, secret } = await add(receiver.url)
    const given = await decide()
    const { subjectId: subject } = given
    const taken = await refusal({ subjectId: subject, givenAt: given.givenAt + 2 })
    // What the subject granted on another site is not withdrawn here.
    const other = await refusal({ subjectId: subject, givenAt: given.givenAt + 1, domain: 'other.test' })
    await until(() => receiver.accepted().length >= 3, 'three decisions')
    const about = Object.fromEntries(receiver.accepted().map(event => [event.decision, event]))
    assert.deepEqual(about, {
      [given.id]: {
        decision: given.id,
        subject,
        account: null,
        site: 'shop.test',
        time: new Date(given.givenAt).toISOString(),
        action: 'accept_all',
        granted: ['necessary', 'marketing'],
        withdrawn: [],
        law: 'GDPR',
      },
      [taken.id]: {
        ...about[given.id],
        decision: taken.id,
        time: new Date(taken.givenAt).toISOString(),
        action: 'reject_all',
        granted: ['necessary'],
        withdrawn: ['marketing'],
      },
      [other.id]: {
        ...about[taken.id],
        decision: other.id,
        site: 'other.test',
        time: new Date(other.givenAt).toISOString(),
        withdrawn: [],
      },
    })
    for (const { headers, body, type } of receiver.messages) {
      assert.equal(type, 'consents.decided')
      new Webhook(secret).verify(body, headers)
      assert.throws(() => new Webhook(secret).verify(body.replace('granted', 'Granted'), headers))
      assert.throws(() => new Webhook(secret).verify(body, { ...headers, 'webhook-id': 'other' }))
    }
    await run('webhook', 'remove', id)
    await assert.rejects(run('webhook', 'remove', id), /No webhook has the id/)
  })

  it('receive their own sites and withdrawals only, if they are limited to them', async () => {
    const [withdrawals, site] = [await receive(), await receive()]
    const hooks = [await add(withdrawals.url, '--events', 'withdrawals'), await add(site.url, '--sites', '*.news.test')]
    const { subjectId: subject } = await decide()
    await refusal()
    const taken = await refusal({ subjectId: subject, givenAt: Date.now() + 1 })
    // Nothing is left that this one could withdraw.
    await refusal({ subjectId: subject, givenAt: taken.givenAt + 1 })
    const news = await decide({ domain: 'www.news.test' })
    await until(() => withdrawals.accepted().length > 0 && site.accepted().length > 0, 'a decision each')
    const last = await decide({ domain: 'www.news.test' })
    await until(() => site.accepted().length > 1, 'the last decision')
    assert.deepEqual(
      site.accepted().map(({ decision }) => decision),
      [news.id, last.id],
    )
    assert.deepEqual(
      withdrawals.accepted().map(({ decision, withdrawn }) => [decision, withdrawn]),
      [[taken.id, ['marketing']]],
    )
    // A subject with very many decisions: what cannot be compared counts as withdrawn.
    await server.database.query(
      `insert into consent (id, "subjectId", "domainId", "policyId", "purposeIds", "givenAt")
       select 'cns_many' || n, c."subjectId", c."domainId", c."policyId", '{"json":[]}'::json, c."givenAt" - n * interval '1 s'
       from consent c, generate_series(1, 600) n where c.id = $1`,
      [taken.id],
    )
    const many = await refusal({ subjectId: subject, givenAt: Date.now() + 2 })
    await until(() => withdrawals.accepted().length > 1, 'the decision of a subject with many')
    assert.equal(withdrawals.accepted()[1].decision, many.id)
    for (const { id } of hooks) await run('webhook', 'remove', id)
  })

  it('get the same message again until they accept it, also from a server that has started meanwhile', async () => {
    let isDown = true
    const receiver = await receive(() => (isDown ? 503 : 200))
    const { id } = await add(receiver.url)
    const first = await decide()
    await until(() => receiver.messages.length > 0, 'an attempt')
    const before = receiver.messages.length
    const second = await decide()
    await server.end()
    clock += HOUR
    server = await startConsents(environment, { url: postgres.url }, options)
    await until(() => receiver.messages.length > before, 'an attempt of the new server')
    isDown = false
    clock += HOUR
    await until(() => receiver.accepted().length > 1, 'both decisions')
    assert.deepEqual(
      receiver.accepted().map(({ decision }) => decision),
      [first.id, second.id],
    )
    const ids = receiver.messages.map(({ headers }) => headers['webhook-id'])
    assert.equal(new Set(ids.slice(0, -1)).size, 1, `${ids}`)
    assert.notEqual(ids.at(-1), ids[0])
    // The next failure begins with a short pause again.
    await until(async () => /"failures":0/.test((await run('webhook', 'list')).text), 'no failures')
    await run('webhook', 'remove', id)
  })

  it('that refuse a message, or fail for a day, find it in the list of dead letters, from where it is sent again', async () => {
    let status = 400
    const receiver = await receive(() => status)
    const { id, secret } = await add(receiver.url)
    const refused = await decide()
    await until(() => receiver.messages.length > 0, 'a refusal')
    status = 302 // a redirect is not followed, and counts as a refusal
    const redirected = await decide()
    await until(() => receiver.messages.length > 1, 'a redirect')
    status = 500
    const failed = await decide()
    const letters = async () =>
      (await run('webhook', 'failed')).text
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
    await until(() => receiver.messages.length > 2, 'a failure')
    const hook = async () =>
      (await server.database.query('select failures, "nextAt" from "consentWebhook" where id = $1', [id]))[0]
    await until(async () => (await hook()).failures === 1, 'a failure that is counted')
    // The pause doubles up to an hour, and the message is given up after 30 attempts.
    await server.database.query('update "consentWebhook" set failures = 28, "nextAt" = $2 where id = $1', [id, ''])
    await until(async () => (await hook()).failures === 29, 'attempt 29')
    const pause = Date.parse((await hook()).nextAt) - options.now()
    assert.ok(pause > HOUR - 10_000 && pause <= HOUR, `${pause}`)
    assert.equal((await letters()).length, 2)
    // Nothing is sent before the pause has passed, although other addresses are served.
    const other = await receive()
    const { id: otherId } = await add(other.url)
    await decide()
    await until(() => other.accepted().length > 0, 'a decision for the other address')
    await decide()
    await until(() => other.accepted().length > 1, 'another decision for the other address')
    await run('webhook', 'remove', otherId)
    assert.equal(receiver.messages.length, 4)
    clock += HOUR
    await until(async () => (await letters()).length === 3, 'the dead letter')
    assert.deepEqual(
      (await letters()).map(({ reason }) => reason),
      ['status 400', 'status 302', 'status 500'],
    )
    assert.ok(!JSON.stringify(await letters()).includes('sub_'))
    status = 200
    const after = await decide()
    await until(() => receiver.accepted().length > 2, 'the decisions after the dead letters')
    assert.equal(receiver.accepted()[2].decision, after.id)
    const [{ id: letter }] = await letters()
    assert.match((await run('webhook', 'retry', letter)).text, new RegExp(`^${letter} delivered\n$`))
    assert.equal((await run('webhook', 'retry')).status, 0)
    assert.deepEqual(
      receiver
        .accepted()
        .slice(2)
        .map(({ decision }) => decision),
      [after.id, refused.id, redirected.id, failed.id],
    )
    assert.equal((await run('webhook', 'failed')).status, 0)
    await assert.rejects(run('webhook', 'retry', 'x'), /No dead letter/)
    const list = await run('webhook', 'list')
    assert.ok(list.text.includes(receiver.url) && !list.text.includes(secret.slice(6)))
    const log = (await run('log')).text
    assert.match(log, /"action":"added webhook"/)
    assert.match(log, /"action":"removed webhook"/)
    await run('webhook', 'remove', id)
    assert.ok(!JSON.stringify(server.log).includes(receiver.url), 'the log has the address, which may have a secret')
    assert.ok(server.log.some(({ level, message }) => level === 'warning' && message.endsWith('failed: status 500')))
  })

  it('receive each decision once from several servers, in the order of its chain', async () => {
    // The first answer takes so long that the other server looks meanwhile.
    const receiver = await receive((_, at) => (at > 0 ? 204 : new Promise(done => setTimeout(done, 2500, 204))))
    const { id } = await add(receiver.url)
    const second = await startConsents({ ...environment, PORT: '0' }, { url: postgres.url }, options)
    try {
      const urls = [server.url, second.url]
      const { url } = server
      const sent = await Promise.all(
        Array.from({ length: 250 }, async (_, at) => {
          server.url = urls[at % 2]
          const made = decide()
          server.url = url
          return (await made).id
        }),
      )
      await until(() => receiver.accepted().length >= 250, '250 decisions')
      assert.deepEqual(
        receiver
          .accepted()
          .map(({ decision }) => decision)
          .toSorted(),
        sent.toSorted(),
      )
      assert.ok(receiver.messages.length < 30, `${receiver.messages.length} messages`)
    } finally {
      await second.end()
      await run('webhook', 'remove', id)
    }
  })

  it('are told when a site receives fewer decisions than usual, when it does again, and when rates change', async t => {
    // Of two servers, one finds each alert.
    const second = await startConsents({ ...environment, PORT: '0' }, { url: postgres.url }, options)
    t.after(() => second.end())
    const receiver = await receive()
    const [other, decisionsOnly] = [await receive(), await receive()]
    const hooks = [
      await add(receiver.url, '--events', 'alerts'),
      await add(other.url, '--events', 'alerts', '--sites', 'news.test'),
      await add(decisionsOnly.url),
    ]
    const query = (text, values) => server.database.query(text, values)
    const [{ site }] = await query(`select id as site from domain where name = 'shop.test'`)
    const iso = time => new Date(time).toISOString()
    // The clock goes to the first minute of an hour in the middle of a day, and the last week is known.
    const now = () => Date.now() + clock
    const next = (Math.floor(now() / (24 * HOUR)) + 1) * 24 * HOUR + 12 * HOUR + 60_000
    await query('delete from "consentHour"')
    await query('delete from "consentCount"')
    for (let day = 1; day <= 7; day++)
      for (const hour of [-1, 0, 1, 2])
        await query(
          `insert into "consentHour" (site, hour, at, total, count, change) values ($1, $2, $3, 100, $4, 'usual')`,
          [
            site,
            iso(next - day * 24 * HOUR + (hour - 1) * HOUR).slice(0, 13),
            iso(next - day * 24 * HOUR + hour * HOUR),
            95 + day,
          ],
        )
    const count = (time, action, number) =>
      query(
        `insert into "consentCount" (day, site, dimension, value, action, count) values ($1, $2, 'all', '', $3, $4)
         on conflict (day, site, dimension, value, action, chain) do update set count = excluded.count`,
        [iso(time).slice(0, 10), site, action, number],
      )
    await count(next, 'accept_all', 1200)
    const tick = async time => {
      clock = time - Date.now()
      const hour = iso(time - HOUR).slice(0, 13)
      await until(
        async () => (await query('select 1 from "consentHour" where hour = $1 and site <> $2', [hour, ''])).length > 0,
        `the sample of ${hour}`,
      )
    }
    await query('delete from "consentHour" where hour >= $1', [iso(next - HOUR).slice(0, 13)])
    await tick(next)
    await count(next, 'accept_all', 1210)
    await tick(next + HOUR)
    await until(() => receiver.messages.length > 0, 'the alert of fewer decisions')
    await count(next, 'accept_all', 1310)
    await tick(next + 2 * HOUR)
    await until(() => receiver.messages.length > 1, 'the alert of the usual number')
    assert.deepEqual(
      receiver.messages.map(({ type, data }) => [type, data.alert, data.site, data.change, Math.round(data.usual)]),
      [
        ['consents.alert', 'receiving', 'shop.test', 'fewer', 99],
        ['consents.alert', 'receiving', 'shop.test', 'usual', 99],
      ],
    )

    const midnight = (Math.floor(next / (24 * HOUR)) + 1) * 24 * HOUR
    for (let day = 2; day <= 8; day++) {
      await count(midnight - day * 24 * HOUR, 'accept_all', 60)
      await count(midnight - day * 24 * HOUR, 'reject_all', 40)
    }
    await count(midnight - HOUR, 'accept_all', 30)
    await count(midnight - HOUR, 'reject_all', 70)
    await count(midnight - HOUR, 'shown', 5000)
    clock = midnight + 60_000 - Date.now()
    await until(() => receiver.messages.length > 2, 'the alert of other rates')
    assert.deepEqual(receiver.messages[2].data, {
      alert: 'rates',
      site: 'shop.test',
      change: 'fewer',
      value: 0.3,
      usual: 0.6,
    })
    await tick(midnight + HOUR + 60_000)
    assert.equal(receiver.messages.length, 3)
    assert.equal(other.messages.length, 0)
    assert.equal(decisionsOnly.messages.length, 0)
    for (const { id } of hooks) await run('webhook', 'remove', id)
  })

  it('are told when errors begin, and when they have ended', async () => {
    const receiver = await receive()
    const { id } = await add(receiver.url, '--events', 'alerts')
    await until(async () => (await run('webhook', 'test', id)).status === 0, 'the test message')
    await decide()
    await server.database.query('alter table subject rename to moved')
    try {
      const calls = Array.from({ length: 12 }, () => decide().catch(() => {}))
      await Promise.all(calls)
      await until(() => receiver.messages.length > 1, 'the alert of errors')
    } finally {
      await server.database.query('alter table moved rename to subject')
    }
    clock += 300_001
    await until(() => receiver.messages.length > 2, 'the alert of their end')
    assert.deepEqual(
      receiver.messages.map(({ type, data }) => [type, data.alert, data.change]),
      [
        ['consents.test', undefined, undefined],
        ['consents.alert', 'errors', 'more'],
        ['consents.alert', 'errors', 'usual'],
      ],
    )
    await run('webhook', 'remove', id)
  })

  it('send nothing to an address whose name leads to a machine without its certificate', async () => {
    // As a name whose DNS entry is changed to an address of the inner network: there is HTTP, or TLS with another name.
    const openssl = spawnSync(
      'openssl',
      'req -x509 -newkey ed25519 -nodes -keyout key.pem -out certificate.pem -days 2 -subj /CN=inner.test'.split(' '),
      { cwd: folder, encoding: 'utf8' },
    )
    assert.equal(openssl.status, 0, openssl.stderr)
    const [key, cert] = await Promise.all(['key.pem', 'certificate.pem'].map(name => readFile(join(folder, name))))
    const received = []
    const answer = (request, response) => {
      received.push(request.url)
      response.end()
    }
    const [inner, secured] = [createServer(answer), createSecureServer({ key, cert }, answer)]
    for (const listener of [inner, secured]) {
      receivers.push(listener)
      await new Promise(done => listener.listen(0, '127.0.0.1', done))
    }
    for (const listener of [inner, secured])
      for (const host of ['localhost', '127.0.0.1', '[::ffff:127.0.0.1]', '0x7f.1']) {
        const { id } = await add(`https://${host}:${listener.address().port}/latest/meta-data`)
        const { status, text } = await run('webhook', 'test', id)
        assert.equal(status, 1, text)
        await run('webhook', 'remove', id)
      }
    assert.deepEqual(received, [])
  })

  it('need https, an event and a site that exist, and nothing is sent unless they are switched on', async () => {
    for (const url of [
      'http://www.example.com/',
      'not an address',
      'http://169.254.169.254/latest/meta-data',
      'http://[::ffff:169.254.169.254]/',
      'http://localhost:x@www.example.com/',
      'http://127.0.0.1:80@www.example.com/',
      'http://localhost.example/',
      'https://user:secret@www.example.com/',
      'file:///etc/passwd',
    ])
      await assert.rejects(run('webhook', 'add', url), /allowed is one with https/, url)
    await assert.rejects(
      run('webhook', 'add', 'https://www.example.com/', '--events', 'all'),
      /allowed are decisions, withdrawals, alerts/,
    )
    await assert.rejects(run('webhook', 'add', 'https://www.example.com/', '--sites', 'a/b'), /allowed are host names/)
    await assert.rejects(run('webhook', 'delete', 'x'), /allowed are webhook add URL/)
    await assert.rejects(run('webhook', 'add', 'https://www.example.com/', 'x'), /is too much/)
    assert.equal(serve.readSettings({}).sendsWebhooks, false)
  })
})
