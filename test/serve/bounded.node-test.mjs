// What a call may cost the server, and that nothing a visitor sends reaches the evidence of another one.
import assert from 'node:assert/strict'
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { startConsents } from '../support/load-serve.mjs'

const subjectId = () => `sub_${randomUUID().replace(/[-0]/g, '1')}`
const hashOf = ({ title, description }) => createHash('sha256').update(`${title}\n${description}`).digest('hex')
const decision = (more = {}) => ({
  type: 'cookie_banner',
  subjectId: subjectId(),
  domain: 'site.test',
  preferences: { necessary: true },
  givenAt: Date.now(),
  consentAction: 'necessary',
  uiSource: 'banner',
  ...more,
})
/** Texts of the categories in two languages, which visitors see whatever the site declares. */
const german = {
  title: 'Zusatzfunktionen',
  description: 'Zum Beispiel Chat, Formulare anderer Anbieter oder gespeicherte Vorlieben.',
}
const banner = count => ({
  title: 'Ihre Privatsphäre ist uns wichtig',
  description: `Mit Ihrer Erlaubnis verwenden wir und ${count} Unternehmen Cookies und ähnliche Techniken, um Besuche zu zählen und personalisierte Werbung einzublenden. Jederzeit änderbar in den Datenschutz-Einstellungen dieser Website.`,
})

async function until(isTrue, what) {
  for (let tried = 0; tried < 2000; tried++) {
    if (await isTrue()) return
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  assert.fail(`${what} did not happen`)
}

describe('the work of one call', () => {
  let server
  before(async () => {
    server = await startConsents()
  })
  after(() => server.end())
  const post = async (more, headers = {}, url = server.url) =>
    fetch(`${url}/subjects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(decision(more)),
    })
  const withTexts = (hashes, language = 'de') => ({
    metadata: { receipt: { language, purposes: Object.fromEntries(hashes.map((text, at) => [`p${at}`, { text }])) } },
  })
  const isStored = async text =>
    (await server.database.query('select 1 from "consentNotice" where hash = $1', [hashOf(text)])).length > 0

  it('finds the texts of a receipt once, whatever the receipt repeats, and answers others meanwhile', async t => {
    // Each text of a banner is rendered with this call, so it counts the work.
    let rendered = 0
    let inTurn = 0
    let longest = 0
    const { replace } = String.prototype
    t.mock.method(String.prototype, 'replace', function (...args) {
      if (args[0] === '{purposes}') {
        rendered++
        longest = Math.max(longest, ++inTurn)
      }
      return replace.apply(this, args)
    })
    let isRunning = true
    const turn = () => {
      inTurn = 0
      if (isRunning) setImmediate(turn)
    }
    turn()
    assert.equal((await post(withTexts([hashOf(banner(4))]))).status, 200)
    await until(() => isStored(banner(4)), 'storing the text')
    const listed = rendered
    const repeated = Array.from({ length: 600 }, () => hashOf(banner(5)))
    assert.equal((await post(withTexts(repeated))).status, 200)
    await until(() => isStored(banner(5)), 'storing the text')
    isRunning = false
    assert.ok(rendered - listed <= 1, `${rendered - listed} texts were rendered for one hash, ${listed} for the first`)
    assert.ok(longest <= 100, `${longest} texts were rendered in one turn of the event loop`)
  })

  it('stores a text although others named its hash with another language before', async () => {
    assert.equal((await post(withTexts([hashOf(german)], 'fr'))).status, 200)
    // The texts of a language are looked up one decision after the other.
    const french = {
      title: 'Marketing',
      description:
        'Publicité selon vos centres d’intérêt. Les plateformes publicitaires peuvent vous reconnaître sur d’autres sites.',
    }
    assert.equal((await post(withTexts([hashOf(french), hashOf(banner(6))], 'de'))).status, 200)
    await until(() => isStored(banner(6)), 'storing the text')
    assert.equal(await isStored(german), false)
    assert.equal((await post(withTexts([hashOf(german)], 'de'))).status, 200)
    await until(() => isStored(german), 'storing the text')
  })

  it('counts by its size, so that large bodies are limited with fewer calls', async t => {
    const limited = await startConsents({ RATE_LIMIT: '12' }, {}, { database: server.database })
    t.after(() => limited.stop())
    const large = { metadata: { note: 'x'.repeat(40_000) } }
    const statuses = []
    for (let at = 0; at < 3; at++) statuses.push((await post(large, {}, limited.url)).status)
    assert.deepEqual(statuses, [200, 429, 429])
  })

  it('waits for its turn if its visitor has called often, so others are answered before', async t => {
    const limited = await startConsents(
      { RATE_LIMIT: '200', ADDRESS_HEADER: 'x-forwarded-for' },
      {},
      { database: server.database },
    )
    t.after(() => limited.stop())
    let answered = 0
    const call = async visitor => {
      const request = new Request(`${limited.url}/init`, { headers: { 'x-forwarded-for': visitor } })
      assert.equal((await limited.handle(request)).status, 200)
      answered++
    }
    await call('203.0.113.8')
    answered = 0
    t.mock.method(performance, 'now', () => 0)
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const often = Array.from({ length: 100 }, () => call('203.0.113.9'))
    await call('203.0.113.10')
    assert.equal(
      answered,
      12,
      'the tenth of its visitor is the last one that does not wait, and the next one has its turn',
    )
    t.mock.timers.tick(100)
    await Promise.all(often)
    assert.equal(answered, 101)
  })

  it('shares statements with the calls of other sites, and fails by their data in none', async t => {
    const names = Array.from({ length: 60 }, (_, at) => `site${at}.test`)
    let statements = 0
    const query = async (text, values) => {
      if (text.includes('with moved as')) {
        if (statements++ === 0) await new Promise(resolve => setTimeout(resolve, 300)) // the others arrive meanwhile
        if (JSON.stringify(values).includes('poison')) throw Object.assign(new Error('invalid text'), { code: '22021' })
      }
      return server.database.query(text, values)
    }
    const many = await startConsents({ SITES: names.join(' ') }, {}, { database: { ...server.database, query } })
    t.after(() => many.stop())
    const all = () =>
      Promise.all(
        names.map(async domain => {
          const metadata = { note: domain === 'site7.test' ? 'poison' : domain }
          return (await post({ domain, metadata }, {}, many.url)).status
        }),
      )
    const expected = names.map(name => (name === 'site7.test' ? 500 : 200))
    assert.deepEqual(await all(), expected)
    statements = 0
    assert.deepEqual(
      await Promise.all(names.slice(8).map(async domain => (await post({ domain }, {}, many.url)).status)),
      Array.from({ length: 52 }, () => 200),
    )
    assert.ok(statements < 26, `52 decisions took ${statements} statements`)
    const rows = await server.database.query(
      `select d.name, count(c.id) as decisions, sum(distinct s.seq) as links from domain d join consent c on c."domainId" = d.id
       join "consentSeal" s on s."consentId" = c.id where d.name = any($1) group by d.name`,
      [names],
    )
    assert.equal(rows.length, 59)
    for (const { name, decisions, links } of rows) {
      const count = Number(/\d+/.exec(name)[0]) < 8 ? 1 : 2
      assert.deepEqual([Number(decisions), Number(links)], count === 1 ? [1, 1] : [2, 3], name)
    }
  })

  it('creates no site without end, but each that SITES names', async t => {
    const open = await startConsents({ SITES: '*.open.test named.test' }, {}, { database: server.database })
    t.after(() => open.stop())
    // Those of today count, whichever process has made them.
    const [{ made }] = await server.database.query('select count(*) as made from domain')
    const rest = 100 - Number(made)
    const statuses = new Map()
    for (let at = 0; at < 120; at++) {
      // @c15t/backend answers decisions about other documents.
      const type = at % 2 === 0 ? 'cookie_banner' : 'privacy_policy'
      const { status } = await post({ type, domain: `s${at}.open.test` }, {}, open.url)
      const kind = status === 429 ? 429 : 'other'
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
    }
    assert.deepEqual(
      [...statuses],
      [
        ['other', rest],
        [429, 120 - rest],
      ],
    )
    const [{ n }] = await server.database.query(`select count(*) as n from domain where name like '%.open.test'`)
    assert.equal(Number(n), rest)
    assert.equal((await post({ domain: 'named.test' }, {}, open.url)).status, 200)
    assert.equal((await post({ domain: 's1.open.test' }, {}, open.url)).status, 200)
    // The next tests have a day of their own.
    await server.database.query(`update domain set "createdAt" = "createdAt" - interval '1 day'`)
  })

  it('stores decisions of every place and language, with a row for each up to a number on a day', async () => {
    const open = await startConsents()
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const languages = letters.flatMap(one => letters.map(other => one + other))
    for (const country of ['DE', 'FR'])
      for (const first of letters) {
        const statuses = await Promise.all(
          languages
            .filter(language => language.startsWith(first))
            .map(async language => {
              const headers = { 'cf-ipcountry': country, 'accept-language': language }
              return (await post({ domain: 'one.test' }, headers, open.url)).status
            }),
        )
        assert.deepEqual([...new Set(statuses)], [200])
      }
    const [{ policies, decisions }] = await open.database.query(
      'select (select count(*) from "runtimePolicyDecision") as policies, (select count(*) from consent) as decisions',
    )
    await open.end()
    assert.deepEqual([Number(policies), Number(decisions)], [1000, 1352])
  })

  it('waits for its turn if @c15t/backend answers it, and is refused if too many wait', async () => {
    const call = () => server.handle(new Request(`${server.url}/subjects/${subjectId()}`))
    const statuses = await Promise.all(Array.from({ length: 600 }, async () => (await call()).status))
    // 4 run and 200 wait. Calls begin over several turns, so some are over before the last ones begin.
    const refused = statuses.filter(status => status === 503).length
    assert.ok(refused > 0 && refused <= 396, `${refused} were refused`)
    assert.equal(new Set(statuses).size, 2)
    assert.notEqual((await call()).status, 503)
  })

  it('counts free texts of a day up to a number of values, and the rest as other', async () => {
    const domain = 'values.test'
    for (let at = 0; at < 130; at++)
      await post(
        {
          domain,
          uiSource: `surface ${at}`,
          metadata: { receipt: { policyVersion: `v${at}`, language: `l${at}` } },
        },
        { 'accept-language': `${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}` },
      )
    const rows = await server.database.query(
      `select c.dimension, count(distinct c.value) as n, sum(c.count) as decisions from "consentCount" c
       join domain d on d.id = c.site where d.name = $1 group by c.dimension order by c.dimension`,
      [domain],
    )
    const of = Object.fromEntries(
      rows.map(({ dimension, n, decisions }) => [dimension, [Number(n), Number(decisions)]]),
    )
    for (const dimension of ['language', 'surface', 'version']) assert.deepEqual(of[dimension], [101, 130], dimension)
  })
})

describe('what a visitor sends', () => {
  const TOKEN = 'a-token-of-the-owner-that-nobody-guesses'
  const digest = createHash('sha256').update(TOKEN).digest('hex')
  let server
  let time = Date.now()
  before(async () => {
    server = await startConsents(
      {
        SITES: 'www.example.com *.shop.test',
        ALLOWED_ORIGINS: '*',
        DASHBOARD_TOKEN: `sha256:${digest}`,
        STATISTICS: '1',
      },
      {},
      { now: () => time },
    )
  })
  after(() => server.end())
  const post = (more, headers = {}, url = server.url) =>
    fetch(`${url}/subjects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(decision({ domain: 'www.example.com', ...more })),
    })
  const dashboard = (cookie, path = '') =>
    fetch(`${server.origin}/dashboard${path}`, { headers: { cookie }, redirect: 'manual' })
  const logIn = async () => {
    const response = await fetch(`${server.origin}/dashboard/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.origin },
      body: new URLSearchParams({ token: TOKEN }),
    })
    return response.headers.get('set-cookie').split(';')[0]
  }

  it('is one site in each spelling of its name, and the answer has the spelling that was sent', async () => {
    for (const domain of [
      'www.example.com',
      'WWW.Example.com',
      'www.example.com.',
      'www.example.com:443',
      'wwW.example.com',
    ]) {
      const response = await post({ domain })
      assert.equal(response.status, 200, domain)
      assert.equal((await response.json()).domain, domain)
    }
    const old = await fetch(`${server.url}/consent/set`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'cookie_banner', domain: 'Www.Example.Com', preferences: { necessary: true } }),
    })
    assert.equal((await old.json()).domain, 'Www.Example.Com')
    // @c15t/backend answers decisions about other documents.
    await post({ type: 'privacy_policy', domain: 'www.EXAMPLE.com' })
    const names = await server.database.query('select name from domain')
    assert.deepEqual(
      names.map(({ name }) => name),
      ['www.example.com'],
    )
    for (const domain of ['www.example.com:x', 'http:', '[', '1.2.3.4.5', '.'])
      assert.equal((await post({ domain })).status, 400, domain)
  })

  it('needs the media type of JSON as a whole, and a page with an origin', async () => {
    for (const type of [
      'text/plain;json',
      'text/json-plain',
      'application/jsonp',
      'application/json-seq',
      'multipart/form-data; boundary=json',
    ])
      assert.equal((await post({}, { 'content-type': type })).status, 400, type)
    for (const type of ['application/json', 'Application/JSON; charset=utf-8'])
      assert.equal((await post({}, { 'content-type': type })).status, 200, type)
    assert.equal((await post({}, { origin: 'null' })).status, 403)
    const preflight = await fetch(`${server.url}/subjects`, { method: 'OPTIONS', headers: { origin: 'null' } })
    assert.equal(preflight.headers.get('access-control-allow-origin'), null)
    assert.equal((await post({}, { origin: 'https://www.example.com.evil.test' })).status, 400)
    assert.equal((await post({}, { origin: 'https://WWW.example.com' })).status, 200)
    const shown = origin =>
      fetch(`${server.origin}/statistics`, { method: 'POST', headers: { origin }, body: '{"event":"shown"}' })
    assert.deepEqual([(await shown('null')).status, (await shown('https://www.example.com')).status], [403, 204])
  })

  it('opens no session with what the configuration shows, nor after eight hours, nor after logging out', async () => {
    const secret = createHmac('sha256', digest).update('session').digest('hex')
    const end = String(time + 365 * 86_400_000)
    const forged = `${end}.${createHmac('sha256', secret).update(end).digest('base64')}`
    assert.equal((await dashboard(`consent-dashboard=${encodeURIComponent(forged)}`)).status, 401)
    assert.equal((await dashboard(`consent-dashboard=${digest}`)).status, 401)
    const cookie = await logIn()
    assert.equal((await dashboard(cookie)).status, 200)
    const stored = await server.database.query('select * from "consentSession"')
    assert.ok(!JSON.stringify(stored).includes(cookie.split('=')[1]))
    for (const { id } of stored) assert.equal((await dashboard(`consent-dashboard=${id}`)).status, 401)
    await fetch(`${server.origin}/dashboard/logout`, { method: 'POST', headers: { cookie, origin: server.origin } })
    assert.equal((await dashboard(cookie)).status, 401)
    const later = await logIn()
    time += 8 * 3_600_000 - 1000
    assert.equal((await dashboard(later)).status, 200)
    time += 2000
    assert.equal((await dashboard(later)).status, 401)
  })

  it('counts for the network of its address, in each spelling, also without a proxy', async t => {
    const limited = (more = {}) => startConsents({ RATE_LIMIT: '10', ...more }, {}, { database: server.database })
    const proxied = await limited({ ADDRESS_HEADER: 'x-forwarded-for' })
    t.after(() => proxied.stop())
    const allowed = async addresses => {
      let count = 0
      for (const address of addresses) {
        const { status } = await fetch(`${proxied.url}/init`, { headers: { 'x-forwarded-for': address } })
        if (status === 200) count++
      }
      return count
    }
    const all = spelling => Array.from({ length: 40 }, (_, at) => spelling(at.toString(16)))
    assert.equal(await allowed(all(at => `2001:db8::${at}:b:c:d`)), 10)
    assert.equal(await allowed(all(at => `2001:0DB8:0:1:${at}::`)), 10)
    assert.equal(await allowed(all(at => `[2001:db8:2::${at}]:4711`)), 10)
    assert.equal(
      await allowed(['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9:4711'].flatMap(a => Array(5).fill(a))),
      10,
    )
    assert.equal(await allowed(['2001:db8:3::1', '2001:db8:4::1', '203.0.113.10']), 3)
    const direct = await startConsents({ RATE_LIMIT: '10' }, {}, { database: server.database })
    t.after(() => direct.stop())
    const app = async address => (await direct.handle(new Request(`${direct.url}/init`), address)).status
    const statuses = []
    for (let at = 0; at < 12; at++) statuses.push(await app(`2001:db8::${at.toString(16)}:b:c:d`))
    assert.deepEqual(statuses.slice(9), [200, 429, 429])
  })

  it('hides no decision of somebody who had the same receipt or subject before', async () => {
    const recordId = randomUUID()
    const subject = subjectId()
    const receipt = { recordId, language: 'en', purposes: {} }
    const first = await (await post({ subjectId: subject, metadata: { receipt } })).json()
    for (let at = 1; at <= 130; at++)
      await post({ subjectId: subject, givenAt: Date.now() + at * 1000, metadata: { receipt } })
    const cookie = await logIn()
    for (const text of [recordId, subject]) {
      const page = await (await dashboard(cookie, `/find?q=${text}`)).text()
      assert.ok(page.includes(first.consentId), 'the first decision is not on the first page')
      const [, next] = /href="(\/dashboard\/find[^"]*after=[^"]*)"/.exec(page) ?? []
      const second = await (await dashboard(cookie, next.replace('/dashboard', '').replace('&amp;', '&'))).text()
      assert.equal(second.split('<article>').length - 1, 31)
    }
  })

  it('makes no page of the dashboard slow by many different values', async () => {
    const cookie = await logIn()
    await server.database.query(
      `insert into "consentCount" (day, site, dimension, value, action, count)
       select to_char(now() at time zone 'utc', 'YYYY-MM-DD'), d.id, 'version', 'v' || n, 'accept_all', 1
       from domain d, generate_series(1, 20000) n where d.name = 'www.example.com'`,
    )
    await server.database.query(
      `insert into "consentCount" (day, site, dimension, value, action, count)
       select to_char(now() at time zone 'utc', 'YYYY-MM-DD'), id, 'version', 'frequent', 'accept_all', 9 from domain`,
    )
    let rows = 0
    const { query } = server.database
    const counting = async (...args) => {
      const found = await query(...args)
      rows = Math.max(rows, found.length)
      return found
    }
    const watched = await startConsents(
      { DASHBOARD_TOKEN: TOKEN },
      {},
      { database: { ...server.database, query: counting }, now: () => time },
    )
    const page = await (await fetch(`${watched.origin}/dashboard`, { headers: { cookie } })).text()
    await watched.stop()
    assert.ok(rows < 1000, `${rows} rows were read`)
    assert.match(page, /frequent/)
  })
})
