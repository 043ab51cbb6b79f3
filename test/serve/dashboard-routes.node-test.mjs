// The addresses of the dashboard by the server's function for requests: who may call them, and what they answer.
import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { serve, startConsents } from '../support/load-serve.mjs'
import { newSubject } from './decide.mjs'
import { outlineOf } from './page-outline.mjs'

const TOKEN = 'a-token-of-the-owner-that-nobody-guesses'
const ORIGIN = 'http://consents.test'
const NOW = Date.parse('2026-11-28T12:00:00Z')

let server, app, owner
const tokens = {}
/** Calls the dashboard. @param cookie of a session */
const call = async (path, { cookie, form, headers = {}, address = '192.0.2.1', on = app } = {}) => {
  const response = await on.handle(
    new Request(`${ORIGIN}/dashboard${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { host: 'consents.test', ...(form && { origin: ORIGIN }), ...(cookie && { cookie }), ...headers },
      body: form && new URLSearchParams(form),
    }),
    address,
  )
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    lines: text.includes('<main>') ? outlineOf(text) : [],
  }
}
let logins = 0
const logIn = async token =>
  (await call('/login', { form: { token }, address: `198.51.100.${logins++}` })).headers
    .get('set-cookie')
    ?.split(';')[0]
const open = environment =>
  serve.createApp(serve.readSettings({ RATE_LIMIT: '1000000', DASHBOARD_TOKEN: TOKEN, ...environment }), {
    database: server.database,
    key: server.key,
    now: () => NOW,
  })

before(async () => {
  server = await startConsents()
  app = await open({})
  owner = await logIn(TOKEN)
  for (const role of ['reader', 'officer']) {
    const { text } = await call('/people', { cookie: owner, form: { name: role, role, sites: '', days: '' } })
    tokens[role] = await logIn(/ce_[\w-]{43}/.exec(text)[0])
  }
})
after(() => server.end())

test('without a session there is nothing but the login and its styles', async () => {
  for (const path of ['', '/texts', '/receipts', '/find', '/people', '/log', '/dashboard.js', '/counts.csv', '/none']) {
    const { status, lines } = await call(path)
    deepStrictEqual([path, status, lines[0]], [path, 401, 'Log in'])
  }
  const styles = await call('/dashboard.css')
  deepStrictEqual([styles.status, styles.headers.get('content-type')], [200, 'text/css; charset=utf-8'])
  ok(styles.text.includes('color-scheme: light dark') && styles.text.includes('.uplot'))
  strictEqual((await call('', { cookie: 'consent-dashboard=invented' })).status, 401)
  strictEqual((await call('', { cookie: `consent-dashboard=${'x'.repeat(101)}` })).status, 401)
})

test('a session begins with the right token, ends after eight hours or with the log-out, and is logged', async () => {
  const wrong = await call('/login', { form: { token: `${TOKEN}x` }, address: '192.0.2.2' })
  strictEqual(wrong.status, 403)
  ok(wrong.lines.includes('This token is wrong, has ended, or is that of a program.'))
  const { status, headers } = await call('/login', { form: { token: TOKEN }, address: '192.0.2.2' })
  deepStrictEqual([status, headers.get('location')], [303, '/dashboard'])
  match(
    headers.get('set-cookie'),
    /^consent-dashboard=[\w-]{43}; Max-Age=28800; Path=\/dashboard; HttpOnly; SameSite=Strict$/,
  )
  const cookie = headers.get('set-cookie').split(';')[0]
  strictEqual((await call('', { cookie })).status, 200)
  const out = await call('/logout', { cookie, form: {} })
  deepStrictEqual([out.status, out.headers.get('location')], [303, '/dashboard'])
  strictEqual((await call('', { cookie })).status, 401)
  const secure = await call('/login', {
    form: { token: TOKEN },
    address: '192.0.2.3',
    headers: { 'x-forwarded-proto': 'https' },
  })
  match(secure.headers.get('set-cookie'), /; Secure/)
  const ending = await serve.createApp(serve.readSettings({ DASHBOARD_TOKEN: TOKEN }), {
    database: server.database,
    key: server.key,
    now: () => NOW + 8 * 3_600_000,
  })
  strictEqual((await call('', { cookie: owner, on: ending })).status, 401)
  const log = (await call('/log', { cookie: owner })).lines.slice(3, 5)
  match(log[0], /\| DASHBOARD_TOKEN \| signed in \| \| with a token$/)
  match(log[1], /\| DASHBOARD_TOKEN \| signed out$/)
})

test('an address has ten attempts to log in', async () => {
  const attempt = address => call('/login', { form: { token: 'wrong' }, address })
  for (let at = 0; at < 10; at++) strictEqual((await attempt('192.0.2.9')).status, 403)
  const { status, lines } = await attempt('192.0.2.9')
  deepStrictEqual([status, lines[1]], [429, 'Too many attempts. Try again in a minute.'])
  strictEqual((await attempt('192.0.2.10')).status, 403)
})

test('pages run no script and no style of others, are in no frame and in no cache; forms of other sites are refused', async () => {
  const { headers } = await call('', { cookie: owner })
  strictEqual(
    headers.get('content-security-policy'),
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  deepStrictEqual(
    ['x-frame-options', 'referrer-policy', 'cache-control', 'x-content-type-options'].map(name => headers.get(name)),
    ['DENY', 'same-origin', 'no-store', 'nosniff'],
  )
  for (const origin of ['http://other.test', 'null', 'http://consents.test:81'])
    strictEqual((await call('/logout', { cookie: owner, form: {}, headers: { origin } })).status, 403, origin)
  strictEqual((await call('', { cookie: owner })).status, 200)
})

test('each role has its pages', async () => {
  const handled = ['/find', '/proof', '/decisions.csv', '/decisions.jsonl']
  const administered = ['/people', '/webhooks', '/log']
  for (const [role, cookie, allowed] of [
    ['reader', tokens.reader, []],
    ['officer', tokens.officer, handled],
    ['owner', owner, [...handled, ...administered]],
  ]) {
    for (const path of [...handled, ...administered]) {
      const { status, lines } = await call(path, { cookie })
      const expected = !allowed.includes(path) ? 403 : path === '/proof' ? 404 : 200
      strictEqual(status, expected, `${role} ${path}`)
      if (status === 403)
        deepStrictEqual(lines.slice(0, 2), [
          'Not allowed',
          'Your role does not include this page. Ask an owner of the dashboard.',
        ])
    }
    for (const path of ['', '/texts', '/receipts', '/counts.csv'])
      strictEqual((await call(path, { cookie })).status, 200)
  }
  for (const path of ['/erase', '/people/revoke', '/webhooks/resend'])
    strictEqual((await call(path, { cookie: tokens.reader, form: {} })).status, 403, path)
  const missing = await call('/none', { cookie: tokens.reader })
  deepStrictEqual(
    [missing.status, ...missing.lines.slice(0, 2)],
    [404, 'Page not found', 'The dashboard has no page at this address.'],
  )
})

test('the language that a reader chooses is kept for a year', async () => {
  const { status, headers } = await call('/language', { form: { language: 'de' } })
  deepStrictEqual([status, headers.get('location')], [303, '/dashboard'])
  strictEqual(
    headers.get('set-cookie'),
    'consent-dashboard-language=de; Max-Age=31536000; Path=/dashboard; HttpOnly; SameSite=Strict',
  )
  strictEqual((await call('/language', { form: { language: 'xx' } })).headers.get('set-cookie'), null)
  const language = async headers => /<html lang="(\w+)"/.exec((await call('', { headers })).text)[1]
  strictEqual(await language({ cookie: 'consent-dashboard-language=de' }), 'de')
  strictEqual(await language({ 'accept-language': 'xx, fr-CH;q=0.8, en' }), 'fr')
  strictEqual(await language({ cookie: 'consent-dashboard-language=xx', 'accept-language': 'pl' }), 'pl')
  strictEqual(await language({}), 'en')
})

test('decisions are found, proven, exported and erased; each of these is logged', async () => {
  const subjectId = newSubject()
  const stored = await app.handle(
    new Request(`${ORIGIN}/api/c15t/subjects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'cookie_banner',
        subjectId,
        domain: 'shop.test',
        preferences: { necessary: true, marketing: true },
        givenAt: Date.parse('2026-11-20T10:00:00Z'),
        consentAction: 'all',
        uiSource: 'banner',
      }),
    }),
    '192.0.2.1',
  )
  const { consentId, givenAt } = await stored.json()
  const cookie = tokens.officer
  const found = await call(`/find?q=${consentId}`, { cookie })
  strictEqual(found.lines[0], `Decisions for “${consentId}”: 1`)
  const proof = await call(`/proof?q=${subjectId}`, { cookie })
  deepStrictEqual(
    [proof.status, proof.headers.get('content-type'), proof.headers.get('content-disposition')],
    [200, 'text/html; charset=utf-8', 'attachment; filename="proof-of-consent.html"'],
  )
  ok(proof.text.includes(consentId))
  const none = await call('/proof?q=sub_none', { cookie })
  deepStrictEqual([none.status, ...none.lines.slice(0, 2)], [404, 'No proof', 'No decision with a seal was found.'])
  const csv = await call('/decisions.csv?from=2026-11-20&to=2026-11-20', { cookie })
  const row = `${consentId},${givenAt},shop.test,${subjectId},,accept_all,necessary marketing,`
  strictEqual(csv.text.split('\r\n')[1].startsWith(row), true, csv.text)
  deepStrictEqual(
    [csv.headers.get('content-type'), csv.headers.get('content-disposition')],
    ['text/csv; charset=utf-8', 'attachment; filename="decisions.csv"'],
  )
  const lines = await call('/decisions.jsonl?from=2026-11-20&to=2026-11-20', { cookie })
  strictEqual(JSON.parse(lines.text).id, consentId)
  strictEqual(lines.headers.get('content-type'), 'application/jsonl; charset=utf-8')
  strictEqual((await call('/decisions.jsonl?from=2026-11-21&to=2026-11-28', { cookie })).text, '')
  const differs = await call('/erase', { cookie, form: { subject: subjectId, again: `${subjectId}1` } })
  deepStrictEqual([differs.status, differs.lines[0]], [400, 'Nothing was erased: the two subjects differ.'])
  strictEqual((await call('/erase', { cookie, form: { subject: '', again: '' } })).status, 400)
  const erased = await call('/erase', { cookie, form: { subject: subjectId, again: ` ${subjectId} ` } })
  deepStrictEqual([erased.status, ...erased.lines.slice(0, 2)], [200, 'Decisions erased: 1', 'The log has an entry.'])
  strictEqual((await call(`/find?q=${consentId}`, { cookie })).lines[0], `No decision for “${consentId}”`)
  const log = (await call('/log', { cookie: owner })).lines.filter(line => line.includes('| officer |'))
  deepStrictEqual(
    log.slice(0, 5).map(line =>
      line
        .split(' | ')
        .slice(3)
        .join(' | ')
        .replace(/[0-9a-f]{64}/, 'HASH'),
    ),
    [
      'erased | | 1 decisions of the subject with the SHA-256 HASH',
      'exported | | decisions from 2026-11-21 to 2026-11-28, jsonl',
      'exported | | decisions from 2026-11-20 to 2026-11-20, jsonl',
      'exported | | decisions from 2026-11-20 to 2026-11-20, csv',
      'proved | shop.test | 1 decisions',
    ],
  )
})

test('receipts that are none, and people who cannot be added, are explained; counts are a table of days', async () => {
  const receipts = await call('/receipts', {
    cookie: owner,
    form: { receipts: '{' },
    headers: { 'content-length': '13' },
  })
  const large = await call('/receipts', {
    cookie: owner,
    form: { receipts: '{' },
    headers: { 'content-length': '1000001' },
  })
  strictEqual(large.status, 413)
  deepStrictEqual([receipts.status, receipts.lines.includes('The text is not JSON.')], [400, true])
  const person = await call('/people', { cookie: owner, form: { name: 'x', role: 'boss' } })
  strictEqual(person.status, 400)
  ok(person.lines.includes('The role is "boss"; allowed are reader, officer, owner and program'))
  const counts = await call('/counts.csv?from=2026-11-27&to=2026-11-28', { cookie: owner })
  const [head, first] = counts.text.split('\r\n')
  deepStrictEqual([head, first.slice(0, 11)], ['day,shown,accepted,rejected,customized,ignored', '2026-11-27,'])
  deepStrictEqual(
    [counts.headers.get('content-type'), counts.headers.get('content-disposition')],
    ['text/csv; charset=utf-8', 'attachment; filename="counts.csv"'],
  )
  const period = /name="from" value="(.*?)".*name="to" value="(.*?)"/s.exec((await call('', { cookie: owner })).text)
  deepStrictEqual(period.slice(1), ['2026-10-30', '2026-11-28'], 'the last 30 days by the clock of the server')
})
